// SPDX-License-Identifier: GPL-3.0-or-later
// The door of Java's host: class hilltop.host.Engine. Bots are asked in a buffer that both see.
#include "inside/series_player.h"

#include <cstring>
#include <jni.h>

namespace hilltop {
namespace {

struct JavaHost {
    JNIEnv* env = nullptr; ///< of the call that is served
    jobject engine = nullptr;
    jmethodID call = nullptr;
    char* buffer = nullptr;
    std::size_t size = 0;

    std::optional<std::string_view> ask(std::string_view requests) const {
        if (requests.size() > size) return {};
        std::memcpy(buffer, requests.data(), requests.size());
        const jint answered = env->CallIntMethod(engine, call, static_cast<jint>(requests.size()));
        if (answered <= 0 && env->ExceptionCheck() != 0) { // with one there is no number
            env->ExceptionClear();
            return {};
        }
        if (answered < 0 || static_cast<std::size_t>(answered) > size) return {};
        return std::string_view(buffer, static_cast<std::size_t>(answered));
    }
};

/// One in a process: a bot that calls what is meant for its host gets no other.
JavaHost java_host;
SeriesPlayer& java_player() {
    static SeriesPlayer player([](std::string_view requests) { return java_host.ask(requests); });
    return player;
}

} // namespace
} // namespace hilltop

extern "C" JNIEXPORT jbyteArray JNICALL Java_hilltop_host_Engine_serve(JNIEnv* env, jobject engine, jobject buffer,
                                                                       jbyteArray request) {
    using namespace hilltop;
    std::string text(static_cast<std::size_t>(env->GetArrayLength(request)), '\0');
    env->GetByteArrayRegion(request, 0, static_cast<jsize>(text.size()), reinterpret_cast<jbyte*>(text.data()));
    java_host.env = env;
    java_host.engine = engine;
    java_host.call = env->GetMethodID(env->GetObjectClass(engine), "call", "(I)I");
    java_host.buffer = static_cast<char*>(env->GetDirectBufferAddress(buffer));
    java_host.size = static_cast<std::size_t>(env->GetDirectBufferCapacity(buffer));
    const std::string answer = java_player().serve(text);
    const jbyteArray bytes = env->NewByteArray(static_cast<jsize>(answer.size()));
    if (bytes == nullptr) return nullptr; // an OutOfMemoryError is on its way
    env->SetByteArrayRegion(bytes, 0, static_cast<jsize>(answer.size()), reinterpret_cast<const jbyte*>(answer.data()));
    return bytes;
}

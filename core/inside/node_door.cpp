// SPDX-License-Identifier: GPL-3.0-or-later
// The door of Node.js: an addon by Node-API, whose names and numbers stay as they are in every version (nodejs.org,
// "Node-API", ABI stability). What it needs of that is declared here, weakly, since other hosts load this library too.
#include "inside/series_player.h"

#include <cstring>

extern "C" {
using napi_env = struct NapiEnvironment*;
using napi_value = struct NapiValue*;
using napi_callback_info = struct NapiCallbackInfo*;
using napi_handle_scope = struct NapiHandleScope*;
using napi_status = int; // 0: done
using napi_callback = napi_value (*)(napi_env, napi_callback_info);

#define HILLTOP_OF_NODE [[gnu::weak, gnu::visibility("default")]]
HILLTOP_OF_NODE napi_status napi_create_function(napi_env, const char* name, std::size_t size, napi_callback, void*,
                                                 napi_value*);
HILLTOP_OF_NODE napi_status napi_set_named_property(napi_env, napi_value object, const char* name, napi_value value);
HILLTOP_OF_NODE napi_status napi_get_cb_info(napi_env, napi_callback_info, std::size_t* count, napi_value* arguments,
                                             napi_value* self, void** data);
HILLTOP_OF_NODE napi_status napi_get_buffer_info(napi_env, napi_value, void** data, std::size_t* size);
HILLTOP_OF_NODE napi_status napi_create_buffer_copy(napi_env, std::size_t size, const void* data, void** copy,
                                                    napi_value*);
HILLTOP_OF_NODE napi_status napi_create_int32(napi_env, std::int32_t, napi_value*);
HILLTOP_OF_NODE napi_status napi_get_value_int32(napi_env, napi_value, std::int32_t*);
HILLTOP_OF_NODE napi_status napi_call_function(napi_env, napi_value self, napi_value function, std::size_t count,
                                               const napi_value* arguments, napi_value* result);
HILLTOP_OF_NODE napi_status napi_open_handle_scope(napi_env, napi_handle_scope*);
HILLTOP_OF_NODE napi_status napi_close_handle_scope(napi_env, napi_handle_scope);
#undef HILLTOP_OF_NODE
}

namespace hilltop {
namespace {

struct NodeHost {
    napi_env env = nullptr;
    napi_value self = nullptr, call = nullptr; ///< of the call that is served
    char* buffer = nullptr;
    std::size_t size = 0;

    std::optional<std::string_view> ask(std::string_view requests) const {
        napi_handle_scope scope = nullptr;
        if (requests.size() > size || napi_open_handle_scope(env, &scope) != 0) return {};
        std::memcpy(buffer, requests.data(), requests.size());
        napi_value argument = nullptr, result = nullptr;
        std::int32_t answered = -1;
        const bool done = napi_create_int32(env, static_cast<std::int32_t>(requests.size()), &argument) == 0 &&
                          napi_call_function(env, self, call, 1, &argument, &result) == 0 &&
                          napi_get_value_int32(env, result, &answered) == 0;
        napi_close_handle_scope(env, scope);
        if (!done || answered < 0 || static_cast<std::size_t>(answered) > size) return {};
        return std::string_view(buffer, static_cast<std::size_t>(answered));
    }
};

NodeHost node_host;

/// serve(shared buffer, function that answers a request of the given number of bytes in it, request) -> answer.
napi_value serve_node(napi_env env, napi_callback_info info) {
    static SeriesPlayer player([](std::string_view requests) { return node_host.ask(requests); });
    napi_value arguments[3] = {}, self = nullptr, answered = nullptr;
    std::size_t count = 3, size = 0;
    void *shared = nullptr, *request = nullptr;
    std::size_t capacity = 0;
    if (napi_get_cb_info(env, info, &count, arguments, &self, nullptr) != 0 || count != 3 ||
        napi_get_buffer_info(env, arguments[0], &shared, &capacity) != 0 ||
        napi_get_buffer_info(env, arguments[2], &request, &size) != 0)
        return nullptr;
    node_host = {env, self, arguments[1], static_cast<char*>(shared), capacity};
    const std::string answer = player.serve(std::string_view(static_cast<const char*>(request), size));
    napi_create_buffer_copy(env, answer.size(), answer.data(), nullptr, &answered);
    return answered;
}

} // namespace
} // namespace hilltop

extern "C" [[gnu::visibility("default")]] napi_value napi_register_module_v1(napi_env env, napi_value exports) {
    napi_value serve = nullptr;
    if (napi_create_function(env, "serve", 5, hilltop::serve_node, nullptr, &serve) == 0)
        napi_set_named_property(env, exports, "serve", serve);
    return exports;
}

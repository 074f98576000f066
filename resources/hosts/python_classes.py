# SPDX-License-Identifier: MIT-0
"""Says what there is in a file, of which nothing is run: a line "wrong LINE COLUMN WHAT", or "client" where it imports the
library of the Hilltop protocol, and for each class outside of others "class NAME LINE COLUMN WHOLE BASES METHODS", the last
two with commas, each behind a dash. WHOLE is 0 where a method is left to others, as the module abc has it."""
import ast, re, sys
def last(node):
    node = node.func if isinstance(node, ast.Call) else node
    return getattr(node, 'attr', getattr(node, 'id', ''))
def methods(body):
    for node in ast.walk(body):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name
        for target in getattr(node, 'targets', [getattr(node, 'target', None)]):
            if isinstance(target, ast.Name):
                yield target.id
text = open(sys.argv[1], 'rb').read()
said = []
try:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(one.name.split('.')[0] == 'hilltop' for one in node.names) or \
                isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or '').split('.')[0] == 'hilltop':
            said.append('client')
            break
    known = {}  # by class, its methods and those of its bases here
    lines = text.removeprefix(b'\xef\xbb\xbf').splitlines()
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        word = re.compile(rb'class\s+').match(lines[node.lineno - 1], node.col_offset)
        column = len(word.group().decode()) + 1 if word else 1
        whole = not any(last(one) == 'abstractmethod' for inner in ast.walk(node)
                        for one in getattr(inner, 'decorator_list', []))
        bases = [last(base) for base in node.bases]
        known[node.name] = set(methods(node)).union(*(known.get(base, ()) for base in bases))
        said.append(f"class {node.name} {node.lineno} {column} {whole:d} -{','.join(bases)} "
                    f"-{','.join(sorted(known[node.name]))}")
except SyntaxError as error:
    said = [f'wrong {error.lineno or 1} {error.offset or 1} {error.msg}']
except ValueError as error:
    said = [f'wrong 1 1 {error}']
sys.stdout.buffer.write('\n'.join(said).encode('utf-8', 'replace'))

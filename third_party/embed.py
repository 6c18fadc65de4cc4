"""Writes OUTPUT.h and OUTPUT.cpp, which hold the bytes of files; see embed.cmake."""

import argparse
import json
import pathlib


def array(index, data):
    """One array. It may not be empty, so it ends with a zero that no span covers."""
    lines = [f"constexpr unsigned char kBytes{index}[] = {{"]
    numbers = [str(byte) for byte in data] + ["0"]
    lines += [",".join(numbers[i : i + 32]) + "," for i in range(0, len(numbers), 32)]
    return "\n".join(lines + ["};\n"])


def contents(file):
    """The bytes of a file; of JSON without the space between its parts."""
    if file.suffix != ".json":
        return file.read_bytes()
    parts = json.loads(file.read_text(encoding="utf-8"))
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument("files", type=pathlib.Path, nargs="*")
    parser.add_argument("--stems", action="store_true", help="names without extension")
    options = parser.parse_args()

    name = options.output.name
    options.output.with_suffix(".h").write_text(
        "#pragma once\n\n"
        '#include "embedded/file.h"\n\n'
        "namespace sepax::embedded {\n\n"
        f"[[nodiscard]] std::span<const File> {name}();\n\n"
        "}  // namespace sepax::embedded\n"
    )

    files = [contents(file) for file in options.files]
    rows = [
        f"    File{{{json.dumps(file.stem if options.stems else file.name)}, "
        f"std::span<const unsigned char>(kBytes{index}, {len(data)})}},\n"
        for index, (file, data) in enumerate(zip(options.files, files))
    ]
    table = f"constexpr File kFiles[] = {{\n{''.join(rows)}}};\n" if rows else ""
    options.output.with_suffix(".cpp").write_text(
        f'#include "embedded/{name}.h"\n\n'
        "namespace sepax::embedded {\nnamespace {\n\n"
        + "\n".join(array(index, data) for index, data in enumerate(files))
        + f"\n{table}\n}}  // namespace\n\n"
        f"std::span<const File> {name}() {{ return {'kFiles' if rows else '{}'}; }}\n\n"
        "}  // namespace sepax::embedded\n"
    )


main()

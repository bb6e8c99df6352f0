import { globSync, readFileSync, writeFileSync } from "node:fs";

/*
 * Declares the texts of each file of messages or policies literally, beside it: imported JSON is otherwise typed as plain
 * strings, and the placeholders inside them could not be checked. A literal JSON object is also a type.
 */
for (const file of globSync("app/{content,messages}/{ar,en}/**/*.json")) {
  const text = readFileSync(file, "utf8").trimEnd();
  writeFileSync(
    file.replace(/json$/, "d.json.ts"),
    `declare const texts: ${text};\nexport default texts;\n`,
  );
}

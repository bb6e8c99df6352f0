import { globSync, readFileSync, writeFileSync } from "node:fs";

/*
 * Declares the texts of these files literally, beside each: imported JSON is otherwise typed as plain strings,
 * so placeholders and the values of a choice could not be checked. A literal JSON object is also a type.
 */
for (const file of globSync([
  "app/{content,messages}/{ar,en}/**/*.json",
  "app/features/{info/sample-dashboard,search/words/intent-words}.json",
])) {
  const text = readFileSync(file, "utf8").trimEnd();
  writeFileSync(
    file.replace(/json$/, "d.json.ts"),
    `declare const texts: ${text};\nexport default texts;\n`,
  );
}

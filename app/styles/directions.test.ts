import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sources = ["../styles", "../ui"].flatMap((folder) => {
  const at = new URL(`${folder}/`, import.meta.url);
  return readdirSync(at, { encoding: "utf8", recursive: true })
    .filter((name) => /\.(css|tsx|ts)$/.test(name) && !name.includes(".test."))
    .map((name) => ({ name, text: readFileSync(new URL(name, at), "utf8") }));
});

describe("styles turn with the language", () => {
  it.each(sources)("$name names no physical side", ({ text }) => {
    expect(text.match(/\b(left|right)\b/gi) ?? []).toEqual([]);
    expect(text.match(/["'\s](-?m[lr]|p[lr]|rounded-[lr]|border-[lr])-/g) ?? []).toEqual([]);
  });

  it("says for both directions where the reader goes", () => {
    const base = sources.find(({ name }) => name === "base/base.css")?.text ?? "";
    for (const name of ["--end", "--inward", "--to-end"]) {
      expect(base.match(new RegExp(`${name}:`, "g"))).toHaveLength(2);
    }
  });
});

/** The text of a CV. */
const notAnInput = ".cv-text";

it("D43 no placeholder is hidden in Firefox, which shows none in an input with plaintext", () => {
  const rules = sources
    .filter(({ name }) => name.endsWith(".css"))
    .flatMap(({ text }) => text.match(/[^{}]+\{[^{}]*unicode-bidi:\s*plaintext[^{}]*\}/g) ?? []);
  const selectors = rules.flatMap((rule) => rule.replace(/\{.*|\/\*.*?\*\//gs, "").split(","));
  expect(selectors.length).toBeGreaterThan(0);
  for (const selector of selectors.filter((each) => each.trim() !== notAnInput)) {
    expect(selector).toContain(":not(:placeholder-shown)");
  }
});

it("no rule of ours lies in a cascade layer, which old browsers drop whole", () => {
  for (const { name, text } of sources) {
    if (name.endsWith(".css")) expect(text, name).not.toMatch(/@layer\b/);
  }
});

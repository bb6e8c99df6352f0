import type { Plugin } from "vite";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * Writes tagged templates of the server in ASCII, as the bundler does with all other texts: Node holds a file
 * with one Arabic letter as two bytes a character. In String.raw, which takes escapes as they stand, a letter
 * becomes a value.
 */
export function asciiTemplates(): Plugin {
  return {
    name: "ascii-templates",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { code: /\w`[^`]*[^\0-\x7f]/ },
      handler(code) {
        return { code: inAscii(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The code with the texts of its tagged templates in ASCII, each with the same value. */
export function inAscii(code: string, program: object): string {
  let from = 0;
  let written = "";
  for (const { start, end, isRaw } of textsOf(program as Node)) {
    const text = code
      .slice(start, end)
      .replace(/[^\0-\x7f]+/g, (letters) =>
        isRaw ? `\${"${escaped(letters)}"}` : escaped(letters),
      );
    written += code.slice(from, start) + text;
    from = end;
  }
  return written + code.slice(from);
}

function escaped(letters: string): string {
  return letters.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The texts of all tagged templates, in their order. */
function textsOf(program: Node): { start: number; end: number; isRaw: boolean }[] {
  const texts: { start: number; end: number; isRaw: boolean }[] = [];
  const visit = (node: Node) => {
    if (node.type === "TaggedTemplateExpression") {
      const tag = node.tag as Node & { property?: Node };
      const isRaw = tag.type === "MemberExpression" && tag.property?.name === "raw";
      for (const { start, end } of (node.quasi as { quasis: Node[] }).quasis) {
        texts.push({ start, end, isRaw });
      }
    }
    for (const value of Object.values(node)) {
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each);
    }
  };
  visit(program);
  return texts.sort((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preprocessCSS, type ResolvedConfig, resolveConfig } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leanStyles } from "./lean-styles.ts";

const folder = mkdtempSync(join(tmpdir(), "furas-styles-"));
let config: ResolvedConfig;

beforeAll(async () => {
  writeFileSync(join(folder, "theme.css"), ":root { --color-ink: #000; --gutter: 1rem; }");
  writeFileSync(join(folder, "text.css"), "p { color: var(--color-ink); }");
  const css = { postcss: { plugins: [leanStyles(folder)] } };
  config = await resolveConfig({ configFile: false, css }, "build");
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("styles on their way to old phones", () => {
  it("a side that turns with the language is said for each direction", async () => {
    expect(await lean(".menu { inset-inline-end: 0; top: 1px }")).toBe(
      ".menu{top:1px}html[dir=ltr] .menu{right:0}html[dir=rtl] .menu{left:0}",
    );
    expect(await lean("a, b { border-start-start-radius: 3px }")).toBe(
      "html[dir=ltr] a,html[dir=ltr] b{border-top-left-radius:3px}" +
        "html[dir=rtl] a,html[dir=rtl] b{border-top-right-radius:3px}",
    );
  });

  it("two sides that differ turn with the language, two that are alike do not", async () => {
    expect(await lean(".menu { inset-inline: 0 auto }")).toBe(
      "html[dir=ltr] .menu{left:0;right:auto}html[dir=rtl] .menu{right:0;left:auto}",
    );
    expect(await lean(".menu { inset-inline: 0 }")).toBe(".menu{inset-inline:0}");
  });

  it("alternatives that count alike are a list of selectors", async () => {
    expect(await lean("p :is(a, b) i { top: 0 }")).toBe("p a i,p b i{top:0}");
    expect(await lean(":is(.a, .b) :is(th, td) { top: 0 }")).toBe(".a th,.a td,.b th,.b td{top:0}");
    expect(await lean("p:is(a, .b) { top: 0 }")).toBe("p:is(a,.b){top:0}");
  });

  it("a pair of sides with a variable in it is said side by side", async () => {
    expect(await lean("p { padding-inline: var(--gutter) }")).toBe(
      "p{padding-inline-start:var(--b);padding-inline-end:var(--b)}",
    );
    expect(await lean("p { padding-inline: 1px 2px }")).toBe("p{padding-inline:1px 2px}");
  });

  it("the names that the sources use most become the shortest, others stay", async () => {
    expect(await lean("p { --color-ink: red; color: var(--color-ink); top: var(--other) }")).toBe(
      "p{--a:red;color:var(--a);top:var(--other)}",
    );
  });

  it("rules that composed utilities replace are left out", async () => {
    const utilities = `@property --tw-blur { syntax: "*"; inherits: false }
      @layer properties { * { --tw-blur: initial } }
      .blur { filter: var(--tw-blur) }
      .rule { border-style: var(--tw-border-style) !important; --tw-leading: 1; line-height: 1 }
      .gap { gap: calc(var(--spacing, .25rem) * 6) }`;
    expect(await lean(utilities)).toBe(
      ".blur{}.rule{border-style:solid!important;line-height:1}.gap{gap:1.5rem}",
    );
  });
});

/** Without the space that a stylesheet can do without. */
async function lean(css: string): Promise<string> {
  const { code } = await preprocessCSS(css, join(folder, "page.css"), config);
  return code
    .replace(/\s+/g, " ")
    .replace(/\s*([{};:,])\s*/g, "$1")
    .replace(/;}/g, "}")
    .replace(/ !important/g, "!important")
    .trim();
}

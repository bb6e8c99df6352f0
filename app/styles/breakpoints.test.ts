import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const app = new URL("../", import.meta.url);

it("classes name only the widths that the theme has: any other would do nothing, without a word", () => {
  const theme = readFileSync(new URL("base/theme.css", import.meta.url), "utf8");
  const widths = [...theme.matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name);
  const unknown = readdirSync(app, { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) => {
      const used = readFileSync(new URL(name, app), "utf8").matchAll(
        /["'`\s](?:max-)?(xs|sm|md|lg|xl|2xl):[a-z[-]/g,
      );
      return [...used]
        .filter(([, width]) => !widths.includes(width))
        .map(([of]) => `${name}: ${of}`);
    });
  expect(widths).toEqual(["md", "lg"]);
  expect(unknown).toEqual([]);
});

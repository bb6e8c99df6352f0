import { expect, it } from "vitest";
import { spriteFor } from "./icon-sprite.ts";

const use = (name: string) => `<svg class="i"><use href="#i-${name}"></use></svg>`;

it("a page brings each drawing that it shows once, and no other", () => {
  const sprite = spriteFor(`<p>${use("pin")}${use("eye-off")}${use("pin")}</p>`);
  expect([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
    "i-pin",
    "i-eye-off",
  ]);
  expect(sprite).toMatch(/^<svg id="icons" hidden="">.*<path.*<\/svg>$/);
});

it("a page without icons brings nothing for them", () => {
  expect(spriteFor("<p>Jobs</p>")).toBe("");
});

import { describe, expect, it } from "vitest";
import { pastedRows } from "./list-rows.tsx";

describe("F20 a list that is pasted into a row", () => {
  const all = { start: 0, end: 0 };
  it.each<[string, string, { start: number; end: number }, string[] | undefined]>([
    ["A licence\nTwo years", "", all, ["A licence", "Two years"]],
    ["إجازة • خبرة سنتين • حسن المظهر", "", all, ["إجازة", "خبرة سنتين", "حسن المظهر"]],
    ["\uf0b7 One\r\no   Two\r\n3) Three", "", all, ["One", "Two", "Three"]],
    ["<ul><li>One</li><li>Two</li></ul>", "", all, ["One", "Two"]],
    ["One\nTwo", "Before, after", { start: 8, end: 8 }, ["Before, One", "Twoafter"]],
    ["One\nTwo\nThree", "replaced", { start: 0, end: 8 }, ["One", "Two", "Three"]],
    ["A licence", "", all, undefined],
    ["• A licence\n", "", all, undefined],
  ])("%j becomes rows", (pasted, text, place, rows) => {
    expect(pastedRows(text, place, pasted)).toEqual(rows);
  });
});

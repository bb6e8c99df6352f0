import { expect, it } from "vitest";
import { bodyUnlessChanged } from "./unchanged-pages.server.ts";

let renders = 0;

function body(key: string, data: string, text = `${key} ${data}`): string {
  const render = () => {
    renders += 1;
    return Buffer.from(text);
  };
  return bodyUnlessChanged(key, data, render).toString();
}

it("a page is rendered again only when its data differ", () => {
  renders = 0;
  expect(body("/jobs", "[1]")).toBe("/jobs [1]");
  expect(body("/jobs", "[1]")).toBe("/jobs [1]");
  expect(renders).toBe(1);
  expect(body("/jobs", "[2]")).toBe("/jobs [2]");
  expect(body("/jobs", "[1]")).toBe("/jobs [1]");
  expect(renders).toBe(3);
});

it("the same data on another page are another page", () => {
  body("/home", "[]");
  expect(body("/companies", "[]")).toBe("/companies []");
});

it("the pages longest unused make room", () => {
  const large = "x".repeat(3 * 1024 * 1024);
  body("first", "[]", large);
  body("second", "[]", large);
  body("first", "[]", large);
  body("third", "[]", large);
  renders = 0;
  body("first", "[]", large);
  expect(renders).toBe(0);
  body("second", "[]", large);
  expect(renders).toBe(1);
});

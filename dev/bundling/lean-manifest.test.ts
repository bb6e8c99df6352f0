import { expect, it } from "vitest";
import { leanText } from "./lean-manifest.ts";

const script = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ["/all.js"] }, routes, url: "/m.js" })};`;
const page = { hasAction: false, hasDefaultExport: true, css: [], imports: ["/all.js", "/a.js"] };

it("browsers' list has every route, without empty parts and scripts that are there", () => {
  const lean = leanText(
    script({
      page: { ...page, id: "page", path: "" },
      "a/file": { id: "a/file", hasAction: false, hasDefaultExport: false, imports: ["/all.js"] },
    }),
  );
  const window: { __reactRouterManifest?: { routes: Record<string, object> } } = {};
  new Function("window", lean)(window);
  const { routes = {} } = window.__reactRouterManifest ?? {};
  expect(routes).toEqual({
    page: { id: "page", path: "", hasDefaultExport: true, imports: ["/a.js"] },
    "a/file": { id: "a/file" },
  });
});

it("another form of the list stops the build", () => {
  expect(() => leanText("export default {}")).toThrow(/another form/);
});

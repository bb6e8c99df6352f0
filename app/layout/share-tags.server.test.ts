import { expect, it } from "vitest";
import { withShareTags } from "./share-tags.server.ts";

const page = (head: string, lang = "en") =>
  `<!DOCTYPE html><html lang="${lang}" dir="ltr"><head>${head}</head><body>x</body></html>`;
const tagsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );

it("issue 16: a page's share tags agree with its head", () => {
  const head =
    '<title>Cook &amp; &quot;baker&quot; | Olive | Furas</title><meta name="description" content="Bread."/><link rel="canonical" href="http://127.0.0.1:3000/jobs/1?lang=en"/>';
  expect(tagsOf(withShareTags(page(head)))).toMatchObject({
    "og:title": "Cook &amp; &quot;baker&quot; | Olive",
    "og:description": "Bread.",
    "og:url": "http://127.0.0.1:3000/jobs/1?lang=en",
    "og:image": "http://127.0.0.1:3000/pictures/board/furas.en.png",
    "og:locale": "en_US",
    "og:locale:alternate": "ar_SY",
    "twitter:card": "summary_large_image",
  });
});

it("keeps a page's own picture, and leaves other answers as they are", () => {
  const own = page('<title>x</title><meta property="og:image" content="http://a/1.png"/>');
  expect(withShareTags(own).match(/og:image"/g)).toHaveLength(1);
  for (const other of ["", "<p>", page(""), page("<title>x</title>", "xx")]) {
    expect(withShareTags(other)).toBe(other);
  }
});

import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { onlyLanguageCookie, switchMiddleware } from "#app/http/language.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { EmailContent } from "./email-content.ts";
import { renderEmail } from "./render-email.server.tsx";

const own = settings().baseUrl;
const content: EmailContent = {
  subject: "s",
  preview: "p",
  heading: "h",
  blocks: [
    { kind: "link", label: "one", href: `${own}/one` },
    { kind: "panel", entry: { title: "two", href: `${own}/two?a=1`, lines: [] } },
    { kind: "list", entries: [{ title: "three", href: `${own}/three`, lines: [] }], more: null },
    { kind: "link", label: "elsewhere", href: "https://wa.me/963?text=x" },
  ],
  action: { label: "four", href: `${own}/four?token=x`, isWrittenOut: true },
  notes: [],
  reason: "r",
  manage: { label: "five", href: `${own}/five#part` },
};

it("finding 32: each link of an English email names its language, none of an Arabic one does", () => {
  const linksIn = (language: "ar" | "en") => {
    const { text, html } = renderEmail(content, language, `${own}/six`);
    const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    const inText = [...text.matchAll(/https?:\S+/g)].map(([href]) => href);
    expect(new Set(inHtml)).toEqual(new Set(inText));
    return [...new Set(inText)].map((href) => href.replace(own, ""));
  };
  const elsewhere = "https://wa.me/963?text=x";
  const arabic = ["/one", "/two?a=1", "/three", elsewhere, "/four?token=x", "/five#part", "/six"];
  expect(linksIn("ar")).toEqual(arabic);
  expect(linksIn("en")).toEqual([
    "/one?mail=en",
    "/two?a=1&mail=en",
    "/three?mail=en",
    elsewhere,
    "/four?token=x&mail=en",
    "/five?mail=en#part",
    "/six?mail=en",
  ]);
});

it.each([
  ["that has chosen none", undefined, "/four?token=x"],
  ["that has chosen Arabic", "ar", null],
  ["that has chosen English", "en", null],
] as const)("finding 32: such a link sets the language of a browser %s", async (_, chosen, to) => {
  const headers = chosen && { cookie: onlyLanguageCookie(chosen) };
  const request = new Request(`${own}/four?token=x&mail=en`, { ...(headers && { headers }) });
  const args = { request, context: new RouterContextProvider(), params: {} };
  const page = Response.json("the page");
  const answer = await switchMiddleware(args as never, () => Promise.resolve(page));
  expect(answer?.headers.get("location")).toBe(to);
  if (to) expect(answer?.headers.get("set-cookie")).toContain(onlyLanguageCookie("en"));
  else expect(answer).toBe(page);
});

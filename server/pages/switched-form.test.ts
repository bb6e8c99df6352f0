import { describe, expect, it } from "vitest";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { makeSwitchedPage } from "./switched-form.ts";

/* Report 8, without scripts. */

const blank =
  '<main><form method="post" id="input-form"><input name="firstName"/><input type="password" name="password"/></form></main>';

/** Sends a form by the button of the other language; `reads` are the requests for pages it leads to. */
async function send(fields: Record<string, string>, address: string, location?: string) {
  const reads: Request[] = [];
  const held: unknown[] = [];
  const request = new Request(`https://board.example${address}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: "__Host-lang=ar; furas_session=abc; lang=ar" },
  });
  const page = (html: string) => new RenderedPage(Buffer.from(html), 200, new Headers());
  const answer = await makeSwitchedPage(request, {
    makePage: async (read) => {
      reads.push(read);
      return location ? new Response(null, { status: 303, headers: { location } }) : page(blank);
    },
    makeEndedPage: async (_, __, unsent) => {
      held.push(unsent);
      return page("");
    },
  });
  return { answer, reads, held };
}

describe("a form sent by the button of the other language", () => {
  it("is not carried out: its page is read in that language, and filled but for passwords", async () => {
    const { answer, reads } = await send(
      { firstName: "Hala", password: "rainy roofs", country: "Syria", province: "Homs" },
      "/register?next=%2Fapply%2F7&lang=en&switch=1",
    );
    expect(reads.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET https://board.example/register?next=%2Fapply%2F7&country=Syria&province=Homs",
    ]);
    expect(reads[0]?.headers.get("cookie")).toBe("lang=en; furas_session=abc");
    expect(reads[0]?.headers.has("content-type")).toBe(false);
    expect(answer?.headers.get("set-cookie")).toMatch(/^lang=en;/);
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    const html = String(answer?.body);
    expect(html).toContain('<input name="firstName" value="Hala"/>');
    expect(html).not.toContain("rainy roofs");
  });

  it("whose session has ended stays in a page that sends it again", async () => {
    const { held } = await send(
      { bio: "Nurse.", password: "rainy roofs" },
      "/my-account?lang=en&switch=1",
      "/login?next=%2Fmy-account",
    );
    expect(held).toEqual([
      { action: "/my-account?lang=en&switch=1", isMultipart: false, fields: [["bio", "Nurse."]] },
    ]);
  });

  it("that is too long for its page is refused unread by the page", async () => {
    const { answer, reads } = await send(
      { firstName: "x".repeat(5000) },
      "/register?lang=en&switch=1",
    );
    expect(answer?.status).toBe(413);
    expect(reads).toEqual([]);
  });

  it.each([
    ["names no language", "/register?lang=xx&switch=1"],
    ["is sent as it should be", "/register?lang=en"],
  ])("is one like any other if it %s", async (_, address) => {
    expect(await send({ firstName: "Hala" }, address)).toEqual({
      answer: undefined,
      reads: [],
      held: [],
    });
  });
});

import { describe, expect, it } from "vitest";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { makeSwitchedPage } from "./switched-form.ts";

/* Report 8, without scripts. */

const blank =
  '<main><form method="post" id="typed"><input name="firstName"/><input type="password" name="password"/></form></main>';

/** Sends a form by the button of the other language; `asked` are the requests for pages it leads to. */
async function send(fields: Record<string, string>, address: string, type?: string) {
  const asked: Request[] = [];
  const request = new Request(`https://board.example${address}`, {
    method: "POST",
    body: type ? new URLSearchParams(fields).toString() : new URLSearchParams(fields),
    headers: {
      cookie: "__Host-lang=ar; furas_session=abc; lang=ar",
      ...(type && { "content-type": type }),
    },
  });
  const answer = await makeSwitchedPage(request, async (page) => {
    asked.push(page);
    return new RenderedPage(Buffer.from(blank), 200, new Headers());
  });
  return { answer, asked };
}

describe("a form sent by the button of the other language", () => {
  it("is not carried out: its page is read in that language, and filled but for passwords", async () => {
    const { answer, asked } = await send(
      { firstName: "Hala", password: "rainy roofs", country: "Syria", province: "Homs" },
      "/register?next=%2Fapply%2F7&lang=en&switch=1",
    );
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET https://board.example/register?next=%2Fapply%2F7&country=Syria&province=Homs",
    ]);
    expect(asked[0]?.headers.get("cookie")).toBe("lang=en; furas_session=abc");
    expect(asked[0]?.headers.has("content-type")).toBe(false);
    expect(answer?.headers.get("set-cookie")).toMatch(/^lang=en;/);
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    const html = String(answer?.body);
    expect(html).toContain('<input name="firstName" value="Hala"/>');
    expect(html).not.toContain("rainy roofs");
  });

  it("that is too long for its page is refused unread by the page", async () => {
    const { answer, asked } = await send(
      { firstName: "x".repeat(5000) },
      "/register?lang=en&switch=1",
    );
    expect(answer?.status).toBe(413);
    expect(asked).toEqual([]);
  });

  it.each([
    ["names no language", "/register?lang=xx&switch=1"],
    ["is sent as it should be", "/register?lang=en"],
  ])("is one like any other if it %s", async (_, address) => {
    expect(await send({ firstName: "Hala" }, address)).toEqual({ answer: undefined, asked: [] });
  });
});

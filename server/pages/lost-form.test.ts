import { expect, it } from "vitest";
import type { UnsentForm } from "#app/http/input-form/unsent-form-context.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { copyOfForm, showLostForm } from "./lost-form.ts";

/* Finding 30, without scripts. */

const message = `Dear "Hala" & all,\r\n${"we would like to meet you. ".repeat(3)}`;
const ids = "0f8fad5b-d9cb-469f-a165-70867728950e,7c9e6679-7425-40de-944b-e07fc1f90ae7";
const fields = {
  message,
  ids,
  seen: `body~12345678 ${"x".repeat(60)}`,
  title: "Short",
  category: "Law",
};

const page = (status: number, html = "") =>
  new RenderedPage(Buffer.from(html), status, new Headers());
const redirect = (location: string, cookie = "") =>
  new Response(null, { status: 303, headers: { location, "set-cookie": cookie } });

/** Answers a form, and has the pages that are read then made in turn. */
async function answer(given: RenderedPage | Response, then: (RenderedPage | Response)[]) {
  const request = new Request("https://board.example/edit-job/7?step=1", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: "furas_session=abc" },
  });
  const form = copyOfForm(request);
  await request.text();
  if (!form) throw new Error("no form");
  const reads: Request[] = [];
  const shown: (UnsentForm | null)[] = [];
  const result = await showLostForm(form, given, async (read, unsent) => {
    reads.push(read);
    shown.push(unsent);
    return then[reads.length - 1] ?? page(200);
  });
  return {
    result,
    reads: reads.map(({ method, url }) => `${method} ${url}`),
    cookies: reads.map(({ headers }) => headers.get("cookie")),
    shown: shown.at(-1),
  };
}

const texts = [
  ["message", message],
  ["title", "Short"],
];
const lost = { action: "", isMultipart: false, fields: texts, isLost: true };

it.each([403, 404, 410])("the page of a refusal (%i) shows the input", async (status) => {
  const { result, reads, shown } = await answer(page(status, "Not found"), [page(404, "shown")]);
  expect(reads).toEqual(["GET https://board.example/edit-job/7?step=1"]);
  expect(shown).toEqual(lost);
  expect(result?.status).toBe(status);
  expect(String(result?.body)).toBe("shown");
});

it("so does the page that a redirect with a refusal leads to, with the refusal", async () => {
  const refused = redirect("/company-dashboard", "furas_notice=err~posting.jobNotFound; Path=/");
  const { result, reads, cookies, shown } = await answer(refused, [
    redirect("/my-account"),
    page(200, "shown"),
  ]);
  expect(reads).toEqual([
    "GET https://board.example/company-dashboard",
    "GET https://board.example/my-account",
  ]);
  expect(cookies[1]).toBe("furas_notice=err~posting.jobNotFound; furas_session=abc");
  expect(shown).toEqual(lost);
  expect(result?.status).toBe(409);
  expect(result?.headers.getSetCookie()).toEqual([]);
  expect(result?.headers.get("cache-control")).toBe("private, no-store");
});

it.each([
  ["what was saved", redirect("/jobs/7", "furas_notice=ok~posting.updated; Path=/")],
  ["a form whose page has its text", page(403, `Short<textarea>${message.replace(/["&]/g, "-")}`)],
  ["a form that is to be mended", page(400)],
])("an answer to %s stays as it is", async (_, given) => {
  expect(await answer(given, [])).toMatchObject({ result: undefined, reads: [] });
});

it.each([
  ["the router's own call", "/edit-job/7.data", "application/x-www-form-urlencoded"],
  ["a file", "/apply/7", "multipart/form-data; boundary=x"],
])("%s is not copied", (_, path, type) => {
  const headers = { "content-type": type };
  const request = new Request(`https://board.example${path}`, {
    method: "POST",
    body: "a=b",
    headers,
  });
  expect(copyOfForm(request)).toBeUndefined();
});

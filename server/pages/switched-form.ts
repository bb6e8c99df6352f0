import { leadsToLogin, withoutSecrets } from "#app/features/my-account/unsent-form.server.ts";
import { readFields } from "#app/http/form.server.ts";
import { fillInputForm } from "#app/http/input-form/input-form.server.ts";
import {
  languageCookie,
  onlyLanguageCookie,
  switchedLanguage,
  withoutSwitch,
} from "#app/http/language.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { headersWithoutBody } from "./page-request.ts";
import type { makeEndedPage } from "./render-page.ts";

type Pages = {
  makePage: (request: Request) => Promise<RenderedPage | Response>;
  makeEndedPage: typeof makeEndedPage;
};

/**
 * Answers a form that the button of the other language sent, without scripts: with the page in that
 * language and the form as it was filled in. Nothing is stored, and the form's own action does not run.
 * Undefined for any other request.
 */
export async function makeSwitchedPage(
  request: Request,
  { makePage, makeEndedPage }: Pages,
): Promise<RenderedPage | Response | undefined> {
  const language = request.method === "POST" ? switchedLanguage(request) : undefined;
  if (!language) return undefined;
  const sent = await readFields(request).catch((error: unknown) => {
    if (error instanceof Response) return error;
    throw error;
  });
  if (sent instanceof Response) return sent;
  const address = new URL(withoutSwitch(new URL(request.url)), request.url);
  // A place's lists follow from what was chosen above them.
  for (const name of ["country", "province"]) {
    const value = sent.get(name);
    if (value) address.searchParams.set(name, value);
  }
  const headers = headersWithoutBody(request.headers);
  const cookies = (headers.get("cookie") ?? "").split("; ").filter((one) => !isLanguage(one));
  headers.set("cookie", [onlyLanguageCookie(language), ...cookies].join("; "));
  const read = new Request(address, { headers });
  let page = await makePage(read);
  if (leadsToLogin(page)) {
    const { pathname, search } = new URL(request.url);
    const unsent = { action: pathname + search, isMultipart: false, fields: withoutSecrets(sent) };
    page = await makeEndedPage(read, page, unsent);
  }
  page.headers.append("set-cookie", languageCookie(language));
  page.headers.set("cache-control", "private, no-store");
  if (!(page instanceof RenderedPage)) return page;
  const filled = fillInputForm(page.body.toString(), sent);
  return new RenderedPage(Buffer.from(filled), page.status, page.headers);
}

const isLanguage = (cookie: string) => /^(?:__Host-)?lang=/.test(cookie);

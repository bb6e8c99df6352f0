import { readFields } from "#app/http/form.server.ts";
import {
  languageCookie,
  onlyLanguageCookie,
  switchedLanguage,
  withoutSwitch,
} from "#app/http/language.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { fillTypedForm } from "#app/http/typed-form/typed-form.server.ts";

type MakePage = (request: Request) => Promise<RenderedPage | Response>;

/**
 * Answers a form that the button of the other language sent, without scripts: with the page in that
 * language and the form as it was filled in. Nothing is stored, and the form's own action does not run.
 * Undefined for any other request.
 */
export async function makeSwitchedPage(
  request: Request,
  makePage: MakePage,
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
  const headers = new Headers(request.headers);
  const cookies = (headers.get("cookie") ?? "").split("; ").filter((one) => !isLanguage(one));
  headers.set("cookie", [onlyLanguageCookie(language), ...cookies].join("; "));
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  const page = await makePage(new Request(address, { headers }));
  page.headers.append("set-cookie", languageCookie(language));
  page.headers.set("cache-control", "private, no-store");
  if (!(page instanceof RenderedPage)) return page;
  const filled = fillTypedForm(page.body.toString(), sent);
  return new RenderedPage(Buffer.from(filled), page.status, page.headers);
}

const isLanguage = (cookie: string) => /^(?:__Host-)?lang=/.test(cookie);

import { writtenTexts } from "#app/features/my-account/ui/written-texts.ts";
import { isFlash } from "#app/http/cookie.server.ts";
import { readFields } from "#app/http/form.server.ts";
import type { UnsentForm } from "#app/http/input-form/unsent-form-context.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { storable } from "#app/platform/database/storable.ts";
import { headersWithoutBody } from "./page-request.ts";

type MakePage = (request: Request, unsent: UnsentForm | null) => Promise<RenderedPage | Response>;

/** A copy of a sent form that can be read once the form is answered. */
export function copyOfForm(request: Request): Request | undefined {
  const type = request.headers.get("content-type") ?? "";
  const isForm = request.method === "POST" && /^application\/x-www-form-urlencoded/.test(type);
  return isForm && !/\.data(?:$|\?)/.test(request.url) ? request.clone() : undefined;
}

/**
 * Without scripts a form is gone with its page. Where what it is about is gone meanwhile, or its sender's
 * right to it, the page that answers shows what was typed: that of the refusal, or the one that a redirect
 * with a refusal leads to. Undefined for any other answer, and where the page has the texts itself.
 */
export async function showLostForm(
  form: Request,
  answer: RenderedPage | Response,
  makePage: MakePage,
): Promise<RenderedPage | Response | undefined> {
  const isRefusal = answer instanceof RenderedPage && gone.has(answer.status);
  if (!isRefusal && !isFlash(answer.headers, "err")) return undefined;
  const texts = writtenTexts(await readFields(form).catch(() => []));
  if (texts.length === 0) return undefined;
  if (isRefusal && texts.every(([, text]) => answer.body.includes(plainPart(text))))
    return undefined;
  const page = await follow(form, answer, (read) =>
    makePage(read, {
      action: "",
      isMultipart: false,
      fields: texts.map(([name, text]) => [name, storable(text)]),
      isLost: true,
    }),
  );
  if (!page) return undefined;
  for (const cookie of answer.headers.getSetCookie()) {
    if (!isFlash(new Headers({ "set-cookie": cookie }))) page.headers.append("set-cookie", cookie);
  }
  page.headers.set("cache-control", "private, no-store");
  return new RenderedPage(page.body, isRefusal ? answer.status : 409, page.headers);
}

const gone: ReadonlySet<number> = new Set([403, 404, 410]);

/** The page that an answer leads to; that of the form itself where it leads nowhere. */
async function follow(
  { url, headers }: Request,
  answer: RenderedPage | Response,
  read: (request: Request) => Promise<RenderedPage | Response>,
): Promise<RenderedPage | undefined> {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const sent = headersWithoutBody(headers);
  sent.set("cookie", [...cookies, headers.get("cookie")].filter(Boolean).join("; "));
  let address = new URL(answer.headers.get("location") ?? url, url);
  for (let moves = 0; moves < 3; moves++) {
    const page = await read(new Request(address, { headers: sent }));
    if (page instanceof RenderedPage) return page;
    const location = page.headers.get("location");
    if (!location) return undefined;
    address = new URL(location, url);
  }
  return undefined;
}

/** The longest part of a text that stands in HTML as it was typed. */
function plainPart(text: string): string {
  const parts = text.split(/[\r\n&<>"']/);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

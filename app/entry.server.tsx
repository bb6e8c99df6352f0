import { createHash } from "node:crypto";
import bringScript from "virtual:bring-react-script";
import visitorScript from "virtual:visitor-script";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import { withLanguageButton } from "./http/input-form/input-form.server.ts";
import { languageContext } from "./http/language.server.ts";
import { RenderedPage } from "./http/rendered-page.ts";
import { unavailableContext } from "./http/unavailable-context.ts";
import { bodyUnlessChanged } from "./http/unchanged-pages.server.ts";
import deviceMemorySource from "./hydration/device-memory.js?raw";
import hydrateSource from "./hydration/hydrate.js?raw";
import readFormsSource from "./hydration/read-forms.js?raw";
import { routerContext, visitorRoot } from "./hydration/router-context.ts";
import switchLanguageSource from "./hydration/switch-language.js?raw";
import { isLanguage } from "./i18n/language.ts";
import { RequestLanguage } from "./i18n/request-language.ts";
import { cachedFragments } from "./layout/cached-fragments.server.tsx";
import { withShareTags } from "./layout/share-tags.server.ts";
import { type Page, pageOfRoute } from "./pages.ts";
import { logError, logThrottled } from "./platform/log/log.server.ts";
import { unavailabilityFrom } from "./platform/service-unavailable.server.ts";
import appStyles from "./styles/app.css?url";
import restStyles from "./styles/rest.css?url";
import { spriteFor } from "./ui/icon/icon-sprite.ts";
import { CachedFragments } from "./ui/page/cached-fragment.tsx";
import { ErrorReference } from "./ui/page/error-page.tsx";
import "./messages/messages.server.ts";

/** Renders a page whole, then adds its data as an inert block and the one script that may hydrate it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const data = dataBlock(request, context);
  const page = (
    <RequestLanguage value={requestContext.get(languageContext)}>
      <ErrorReference value={requestContext.get(referenceContext)}>
        <ServerRouter context={context} url={request.url} />
      </ErrorReference>
    </RequestLanguage>
  );
  const body = import.meta.env.DEV
    ? complete(await renderStreamed(page), data)
    : isRenderedByData(request, context)
      ? bodyUnlessChanged(`${new Date().getUTCFullYear()} ${request.url}`, data, () =>
          render(page, context, data),
        )
      : render(page, context, data);
  const script = pageScripts.find(({ text }) => body.includes(text)) ?? plainScript;
  headers.set("content-security-policy", script.policy);
  return new RenderedPage(body, status, headers) as unknown as Response;
}

/** With the fragments that are cached. */
function render(page: ReactNode, context: EntryContext, data: string): Buffer {
  const parts = cachedFragmentsFor(context);
  const html = renderToString(
    <CachedFragments value={parts?.keep ?? null}>{page}</CachedFragments>,
  );
  return complete(parts ? parts.fill(html) : html, data);
}

function complete(rendered: string, data: string): Buffer {
  const html = withRestOfStyles(withLanguageButton(withShareTags(rendered)));
  const head = html.indexOf("</head>");
  // The router's late data follow the body in development.
  const end = import.meta.env.DEV ? html.length : html.lastIndexOf("</body>");
  const script = import.meta.env.DEV ? "" : `<script>${scriptFor(html).text}</script>`;
  const memory = import.meta.env.DEV ? "" : `<script>${deviceMemoryScript}</script>`;
  return Buffer.from(
    `<!DOCTYPE html>${html.slice(0, head)}${memory}${html.slice(head, end)}${spriteFor(html)}${data}${script}${html.slice(end)}`,
  );
}

/**
 * With styles/rest.css: at once where the page shows some of it, or where no scripts run; else hydrate.js loads it
 * later. It stands before the page's own sheet, which may differ from it.
 */
function withRestOfStyles(html: string): string {
  const rest = `<link rel="stylesheet" href="${restStyles}"`;
  const link =
    import.meta.env.DEV || showsRest.test(html) ? `${rest}/>` : `<noscript>${rest}/></noscript>`;
  return html.replace(appLink, `$&${link}`);
}

const appLink = `<link rel="stylesheet" href="${appStyles}"/>`;
const showsRest = /class="(?:[^"]* )?(?:notice|empty|art|offline-list|hidden-job)[ "]/;

/**
 * Whether a page is a function of its data: a visitor's, of an address without a query, of which there
 * is no end.
 */
function isRenderedByData(request: Request, context: EntryContext): boolean {
  return waitsForPress(context) && !withoutData(request, context) && !request.url.includes("?");
}

/** Null where the page around all pages could not be loaded: then its language is not known. */
function cachedFragmentsFor({ staticHandlerContext }: EntryContext) {
  const language: unknown = staticHandlerContext.loaderData.root?.language;
  return isLanguage(language) ? cachedFragments(language) : null;
}

/**
 * Logs errors with the reference that the error page shows; missing pages and handled
 * unavailability are not logged.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (isBadRequest(error)) return logThrottled("bad request");
  const reason = unavailabilityFrom(error);
  if (reason) return context.set(unavailableContext, reason);
  const reference = logError(error, {
    method: request.method,
    path: new URL(request.url).pathname,
  });
  context.set(referenceContext, reference);
};

/** A form whose origin the router rejects with 400. */
function isBadRequest(error: unknown): boolean {
  return error instanceof Error && /Aborting the action\.$|^Bad Request$/.test(error.message);
}

const referenceContext = createContext<string | null>(null);

/** With the router's own scripts and stream, which development uses. */
async function renderStreamed(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

/** The inline script at a page's end: longer where the page has a search or a form. */
function scriptFor(html: string) {
  if (formWithInput.test(html)) return formScript;
  const main = html.indexOf("<main");
  return main >= 0 && html.includes('role="search"', main) ? searchScript : plainScript;
}

/** A form that is posted with more than hidden fields. */
const formWithInput =
  /<form[^>]*method="post"[^>]*>(?:(?!<\/form>).)*?<(?:input(?! type="hidden")|select|textarea)/s;

const deviceMemoryScript = inline(deviceMemorySource);
const hydrateScript = inline(hydrateSource).replace("BRING_REACT", bringScript);
const plainScript = withPolicy(hydrateScript);
const searchScript = withPolicy(inline(switchLanguageSource), hydrateScript);
const formScript = withPolicy(inline(readFormsSource), inline(switchLanguageSource), hydrateScript);
/** Each before those that it ends with. */
const pageScripts = [formScript, searchScript, plainScript];

function inline(source: string): string {
  return source
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("//"))
    .map((line) => line.trim())
    .join("\n")
    .trim();
}

function withPolicy(...parts: string[]) {
  const text = parts.join("\n");
  return { text, policy: policyOf(text, deviceMemoryScript) };
}

function policyOf(...scripts: string[]): string {
  if (import.meta.env.DEV) return "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  return contentSecurityPolicy(
    scripts.map((script) => createHash("sha256").update(script).digest("base64")),
  );
}

/** The data the router would have streamed, as a block that runs nothing until hydration. */
function dataBlock(request: Request, context: EntryContext): string {
  if (import.meta.env.DEV || withoutData(request, context)) return "";
  const { loaderData, actionData } = context.staticHandlerContext;
  const waits = waitsForPress(context);
  const data = JSON.stringify({
    loaderData: waits ? { ...loaderData, root: rootBesideVisitors(loaderData.root) } : loaderData,
    ...(actionData && { actionData }),
  });
  const visit = waits ? `,"visit":${JSON.stringify(visitorScript)}` : "";
  return `<script type="application/json" id="page-data">${blockHead(context)}${visit},"data":${inert(data)}}</script>`;
}

function withoutData(request: Request, context: EntryContext): boolean {
  const failed = context.staticHandlerContext.errors !== null;
  return (
    failed || request.headers.get("save-data") === "on" || shownPage(context)?.scripts === "none"
  );
}

/**
 * On cached pages of a visitor React loads at the first press that needs it, not when the page is
 * idle; until then a small script does (visitor-script/visitor-page.ts).
 */
function waitsForPress(context: EntryContext): boolean {
  const { root } = context.staticHandlerContext.loaderData;
  return rootBesideVisitors(root) !== undefined && shownPage(context)?.cached !== undefined;
}

/** The root's data that differ from every visitor's; undefined for a signed-in person. */
function rootBesideVisitors(root: unknown): object | undefined {
  if (typeof root !== "object" || root === null) return undefined;
  const usual = new Map(Object.entries(visitorRoot).map(([name, value]) => [name, `${value}`]));
  const parts = Object.entries(root);
  const rest = parts.filter(([name, value]) => usual.get(name) !== `${value}`);
  return rest.length === parts.length - usual.size ? Object.fromEntries(rest) : undefined;
}

const blockHeads = new Map<string, string>();

/** The part of the block that is the same for all pages of the same routes, without its last brace. */
function blockHead(context: EntryContext): string {
  const { matches } = context.staticHandlerContext;
  const ids = matches.map((match) => match.route.id);
  const key = ids.join(" ");
  const known = blockHeads.get(key);
  if (known) return known;
  const { url, entry, routes } = context.manifest;
  const handoff = context.serverHandoffString ?? "{}";
  const used = ids.flatMap((id) => routes[id] ?? []);
  // Each after those that it needs, so that none brings others along when it is run.
  const preload = new Set([url, ...entry.imports, entry.module]);
  for (const route of used)
    for (const file of [...(route.imports ?? []), route.module]) preload.add(file);
  const block = {
    context: handoff === JSON.stringify(routerContext) ? undefined : JSON.parse(handoff),
    manifest: url,
    entry: entry.module,
    routes: used.map((route) => [route.id, route.module]),
    preload: [...preload],
    own: shownPage(context)?.messages === "private" || undefined,
  };
  const head = inert(JSON.stringify(block).slice(0, -1));
  blockHeads.set(key, head);
  return head;
}

function shownPage({ staticHandlerContext: { matches } }: EntryContext): Page | undefined {
  return pageOfRoute(matches.at(-1)?.route.path);
}

/** Without the sign that could end the element. */
function inert(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

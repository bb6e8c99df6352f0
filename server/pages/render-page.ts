import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { leadsToLogin } from "#app/features/my-account/unsent-form.server.ts";
import { type UnsentForm, unsentFormContext } from "#app/http/input-form/unsent-form-context.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { unavailableContext } from "#app/http/unavailable-context.ts";
import { findRouted } from "#app/pages.ts";
import { paths } from "#app/paths.ts";
import { checkDatabase, databaseIsDown } from "#app/platform/database/database-monitor.server.ts";
import { trackPartial } from "#app/platform/or-empty.server.ts";
import {
  ServiceUnavailableError,
  type Unavailability,
} from "#app/platform/service-unavailable.server.ts";
import { headersWithoutBody } from "./page-request.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);
const handlers = new Map<string, typeof handle>();

/**
 * What the routes answer: a page, or an answer of another kind such as a redirect, data or a file.
 * `unsent` is a form that the page holds. Throws a ServiceUnavailableError in place of an answer of 500
 * that is no fault of ours.
 */
export async function makePage(
  request: Request,
  unsent: UnsentForm | null = null,
): Promise<RenderedPage | Response> {
  const context = new RouterContextProvider();
  context.set(unsentFormContext, unsent);
  const { result: rendered, isPartial } = await trackPartial(
    async () => (await handlerFor(request)(request, context)) as RenderedPage | Response,
  );
  if (isPartial) rendered.headers.set("cache-control", "private, no-store");
  if (rendered.status >= 500) await throwIfUnavailable(context.get(unavailableContext));
  const left = request.method === "POST" ? context.get(unsentFormContext) : null;
  return left && leadsToLogin(rendered) ? await makeEndedPage(request, rendered, left) : rendered;
}

/**
 * The page in place of the login that holds a form which fits nowhere else: its person logs in in
 * another tab and sends it from here.
 */
export async function makeEndedPage(
  { url, headers: sent }: Request,
  toLogin: RenderedPage | Response,
  unsent: UnsentForm,
): Promise<RenderedPage | Response> {
  const headers = headersWithoutBody(sent);
  const page = await makePage(new Request(new URL(paths.login(), url), { headers }), unsent);
  for (const cookie of toLogin.headers.getSetCookie()) page.headers.append("set-cookie", cookie);
  if (!(page instanceof RenderedPage)) return page;
  return new RenderedPage(page.body, 401, page.headers);
}

/**
 * For each request the router goes through all routes it was given, several times. What is known to be
 * at an address is answered by one that has its route alone, and the root's. Data have an address of the
 * router's own, in which another page's parameter may be read.
 */
function handlerFor(request: Request): typeof handle {
  const { pathname } = new URL(request.url);
  const path = pathname.endsWith(".data") ? undefined : findRouted(pathname)?.path;
  if (import.meta.env.DEV || path === undefined) return handle;
  const known = handlers.get(path);
  if (known) return known;
  const own = createRequestHandler(withRouteOf(path), import.meta.env.MODE);
  handlers.set(path, own);
  return own;
}

function withRouteOf(path: string): ServerBuild {
  const ids = Object.values(build.routes).flatMap((route) =>
    route && (route.id === "root" || (route.index ? "/" : route.path) === path) ? [route.id] : [],
  );
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(ids.map((id) => [id, routes[id]])) as Record<string, T>;
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  return { ...build, routes: only(build.routes), assets };
}

/** The library of accounts, for one, does not pass on why a query failed: the database is checked. */
async function throwIfUnavailable(known: Unavailability | null): Promise<void> {
  if (known === "diskFull") throw new ServiceUnavailableError("diskFull");
  await checkDatabase();
  if (known || databaseIsDown()) throw new ServiceUnavailableError("databaseDown");
}

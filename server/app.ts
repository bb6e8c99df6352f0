import type { IncomingMessage } from "node:http";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { answerApi, isApiAddress } from "#app/api/v1/answer-api.server.ts";
import { isIndexRead, loadIndex } from "#app/features/search/read-index.server.ts";
import { forgetPageChanges } from "#app/http/page-cache/page-changes.server.ts";
import type { PageDictionaries } from "#app/http/page-cache/page-dictionaries.server.ts";
import { checkDatabase, databaseIsDown } from "#app/platform/database/database-monitor.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import type { TrustedProxies } from "#app/platform/settings/client-address.server.ts";
import { cleanAddress } from "./http/clean-address.ts";
import { ownOrigin } from "./http/own-origin.ts";
import { requestInfo } from "./http/request-info.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { requestLimits } from "./load/body-budget.ts";
import { type LoadLimits, limitConcurrency, unavailableResponse } from "./load/load-shedding.ts";
import { paceRefusals } from "./load/refusal-pace.ts";
import { finishPage } from "./pages/finish-page.ts";
import { copyOfForm, showLostForm } from "./pages/lost-form.ts";
import { isEmptyRefusal, missingPage, pageRequest } from "./pages/page-request.ts";
import { refuseForms } from "./pages/public-data.ts";
import { makeEndedPage, makePage } from "./pages/render-page.ts";
import { makeSwitchedPage } from "./pages/switched-form.ts";

const pages = { makePage, makeEndedPage };

/** All handlers: health, files, pages and the API. `ready` is whether it may serve. */
export function createApp(options: {
  baseUrl: string;
  trustedProxies: TrustedProxies;
  ready: () => boolean;
  turns: LoadLimits;
  dictionaries: PageDictionaries;
}): Hono {
  const app = new Hono();
  app.use(requestInfo(options.trustedProxies));
  app.use(securityHeaders(options.baseUrl));
  app.get("/health/live", (c) => c.json({ live: true }));
  app.get("/health/ready", async (c) => {
    // The result of the last second; where the database was down, how it is now.
    if (databaseIsDown()) await checkDatabase();
    const database = !databaseIsDown();
    const search = isIndexRead();
    // A process that nobody is sent to has to read it by itself.
    if (database && !search) loadIndex().catch(() => {});
    const ready = options.ready() && database && search;
    return c.json({ ready, stopping: !options.ready(), database, search }, ready ? 200 : 503);
  });
  app.use(paceRefusals());
  app.use(cleanAddress);
  app.get("/videos/*", serveStatic({ root: "build/client", onFound: nameCaptions }));
  app.use(ownOrigin(options.baseUrl));
  app.use(requestLimits());
  app.use(limitConcurrency(options.turns));
  app.use(async (c, next) => {
    await next();
    // A change is seen on its maker's next page.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") forgetPageChanges();
  });
  refuseForms(app);
  app.all("/api/v1/*", async (c, next) => {
    if (!isApiAddress(c.req.path)) return next();
    const { incoming } = c.env as { incoming: IncomingMessage };
    const response = await answerApi(c.req.raw, options.turns.networkOf?.(incoming));
    return await finishPage(c.req.raw, response, options.dictionaries);
  });
  app.all("*", async (c) => {
    const request = pageRequest(c.req.raw, options.baseUrl);
    const form = copyOfForm(request);
    const rendered = (await makeSwitchedPage(request, pages)) ?? (await makePage(request));
    const page = isEmptyRefusal(request, rendered)
      ? await makePage(missingPage(request))
      : ((form && (await showLostForm(form, rendered, makePage))) ?? rendered);
    return await finishPage(c.req.raw, page, options.dictionaries);
  });
  app.onError((error, c) => {
    const reason = unavailabilityFrom(error);
    if (reason) return unavailableResponse(reason, c.req.raw);
    const reference = logError(error, { method: c.req.method, path: c.req.path });
    return c.text(`500 (${reference})`, 500);
  });
  return app;
}

/** The server's own list of file types lacks captions. */
function nameCaptions(path: string, c: Context): void {
  if (path.endsWith(".vtt")) c.header("content-type", "text/vtt; charset=utf-8");
}

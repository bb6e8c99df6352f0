import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { RenderedPage } from "#app/http/rendered-page.ts";
import { hinderedContext } from "#app/http/unavailable-context.ts";
import { sealData, sealing } from "#app/hydration/withheld-data.ts";
import { checkDatabase, databaseIsAway } from "#app/platform/database/database-monitor.server.ts";
import { notingPartial } from "#app/platform/or-empty.server.ts";
import { HinderedError, type Hindrance } from "#app/platform/service-unavailable.server.ts";

const handle = createRequestHandler(sealing(build), import.meta.env.MODE);

/**
 * What the routes answer: a page, or an answer of another kind such as a redirect, data or a file.
 * Throws a HinderedError in place of an answer of 500 that is no fault of ours.
 */
export async function makePage(request: Request): Promise<RenderedPage | Response> {
  const context = new RouterContextProvider();
  // In development the router's own scripts read what it writes down.
  if (!import.meta.env.DEV && !/\.data(?:\?|$)/.test(request.url)) sealData(context);
  const { made, isPartial } = await notingPartial(
    async () => (await handle(request, context)) as RenderedPage | Response,
  );
  if (isPartial) made.headers.set("cache-control", "private, no-store");
  if (made.status >= 500) await hinder(context.get(hinderedContext));
  return made;
}

/** The library of accounts, for one, does not pass on why a query failed: the database is asked. */
async function hinder(known: Hindrance | null): Promise<void> {
  if (known === "full") throw new HinderedError("full");
  await checkDatabase();
  if (known || databaseIsAway()) throw new HinderedError("away");
}

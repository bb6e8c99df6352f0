import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { RenderedPage } from "#app/http/rendered-page.ts";
import { unavailableContext } from "#app/http/unavailable-context.ts";
import { withholdData, withholding } from "#app/hydration/withheld-data.ts";
import { checkDatabase, databaseIsDown } from "#app/platform/database/database-monitor.server.ts";
import { notingPartial } from "#app/platform/or-empty.server.ts";
import {
  ServiceUnavailableError,
  type Unavailability,
} from "#app/platform/service-unavailable.server.ts";

const handle = createRequestHandler(withholding(build), import.meta.env.MODE);

/**
 * What the routes answer: a page, or an answer of another kind such as a redirect, data or a file.
 * Throws a ServiceUnavailableError in place of an answer of 500 that is no fault of ours.
 */
export async function makePage(request: Request): Promise<RenderedPage | Response> {
  const context = new RouterContextProvider();
  // In development the router's own scripts read what it writes down.
  if (!import.meta.env.DEV && !/\.data(?:\?|$)/.test(request.url)) withholdData(context);
  const { result: rendered, isPartial } = await notingPartial(
    async () => (await handle(request, context)) as RenderedPage | Response,
  );
  if (isPartial) rendered.headers.set("cache-control", "private, no-store");
  if (rendered.status >= 500) await hinder(context.get(unavailableContext));
  return rendered;
}

/** The library of accounts, for one, does not pass on why a query failed: the database is checked. */
async function hinder(known: Unavailability | null): Promise<void> {
  if (known === "diskFull") throw new ServiceUnavailableError("diskFull");
  await checkDatabase();
  if (known || databaseIsDown()) throw new ServiceUnavailableError("databaseDown");
}

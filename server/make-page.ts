import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { RenderedPage } from "../app/rendered-page.ts";
import { sealData, sealing } from "../app/sealed-data.ts";

const handle = createRequestHandler(sealing(build), import.meta.env.MODE);

/** What the routes answer: a page, or an answer of another kind such as a redirect, data or a file. */
export async function makePage(request: Request): Promise<RenderedPage | Response> {
  const context = new RouterContextProvider();
  // In development the router's own scripts read what it writes down.
  if (!import.meta.env.DEV && !/\.data(?:\?|$)/.test(request.url)) sealData(context);
  const made: unknown = await handle(request, context);
  return made instanceof RenderedPage ? made : (made as Response);
}

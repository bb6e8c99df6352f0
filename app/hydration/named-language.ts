import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";

/** The language in the address that this document was opened at; null where that names none. */
const named = typeof location === "undefined" ? null : paramOf(location.href);

/**
 * A page in the language of its address is that one page: what follows is in the reader's own
 * language, whose messages this document has not, so it is opened as a document of its own.
 */
export const namedLanguageMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  if (named !== null && request.method === "GET" && paramOf(request.url) === null) {
    throw redirectDocument(request.url);
  }
  return next();
};

function paramOf(url: string): string | null {
  return new URL(url).searchParams.get("lang");
}

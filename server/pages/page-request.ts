import { allowedOrigins } from "#server/http/own-origin.ts";

/**
 * The request as the routes see it: on the origin that people type. Behind a proxy with TLS it came
 * in over HTTP, and React Router would refuse every form, since it compares `Origin` with this
 * address. Who may send forms was decided before, by `ownOrigin`.
 */
export function pageRequest(request: Request, baseUrl: string): Request {
  const url = new URL(request.url);
  const origin = formOrigin(request, baseUrl);
  const pathname = url.pathname.replace(controls, unknownLetter);
  const address = origin + pathname + url.search;
  // A page is made whole for HEAD too, so that its headers are those of GET.
  if (request.method === "HEAD" && !request.headers.has("tus-resumable")) {
    return new Request(address, { headers: request.headers });
  }
  const hidden = request.headers.get("origin") === "null";
  if (origin === url.origin && pathname === url.pathname && !hidden) return request;
  const { method, body, signal } = request;
  const headers = new Headers(request.headers);
  if (hidden) headers.delete("origin");
  return new Request(address, { method, headers, body, signal, duplex: "half" } as RequestInit);
}

/** A missing file or call has no body; a browser that was led to it would show a fault page of its own. */
export function isEmptyRefusal(
  request: Request,
  rendered: Pick<Response, "status"> & { body: unknown },
): boolean {
  const { status, body } = rendered;
  if (status !== 404 || body !== null || request.method !== "GET") return false;
  const mode = request.headers.get("sec-fetch-mode");
  if (mode !== null) return mode === "navigate";
  return request.headers.get("accept")?.startsWith("text/html") ?? false;
}

/** The request for an address that no route answers. */
export function missingPage({ url, headers }: Request): Request {
  return new Request(new URL("/-", url), { headers });
}

/** Neither the router nor the database takes control characters in an address: no page has any. */
const controls = /%(?:[01][0-9a-f]|7f)/gi;
const unknownLetter = encodeURIComponent("\ufffd");

/** The allowed origin that a form names, or else the one that people type. */
function formOrigin(request: Request, baseUrl: string): string {
  const allowed = allowedOrigins(request, baseUrl);
  const named = request.headers.get("origin");
  return allowed.find((origin) => origin === named) ?? allowed.at(-1) ?? baseUrl;
}

/** A form's headers for reading a page in its place, without those of its body. */
export function headersWithoutBody(sent: Headers): Headers {
  const headers = new Headers(sent);
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  return headers;
}

/** Whether a browser asks before anybody has opened the page: it may never be seen. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get("sec-purpose") ?? "");
}

/** Whether no reader here requested it: a prefetch, or another site's page. */
export function isForeignRead(request: Request): boolean {
  return isPrefetch(request) || request.headers.get("sec-fetch-site") === "cross-site";
}

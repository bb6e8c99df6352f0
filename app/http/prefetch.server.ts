/** Whether a browser asks before anybody has opened the page: it may never be seen. */
export function isPrefetch({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get("sec-purpose") ?? "");
}

/** The board's own origin as set by BASE_URL; never taken from a request's Host. */
export let siteOrigin = "http://127.0.0.1:3000";

export function openSite(baseUrl: string): void {
  siteOrigin = baseUrl;
}

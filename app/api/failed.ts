import type { PublicData } from "#app/http/public-data.ts";

/** An error of the API, as JSON. */
export function failed(status: number, message: string, more = {}, headers = {}): PublicData {
  const body = Buffer.from(JSON.stringify({ error: { message, ...more } }));
  return { body, status, headers };
}

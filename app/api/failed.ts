import type { PublicData } from "#app/http/public-data.ts";

/** What the API answers in place of data. */
export function failed(status: number, message: string, more = {}, headers = {}): PublicData {
  const body = Buffer.from(JSON.stringify({ error: { message, ...more } }));
  return { body, status, headers };
}

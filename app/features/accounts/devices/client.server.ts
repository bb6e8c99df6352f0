import { requestAddress } from "#app/platform/log/log.server.ts";

/** The headers of a request and its client's true address. */
export type Client = { headers: Headers; address: string };

export function clientOf(request: Request): Client {
  return { headers: request.headers, address: requestAddress() };
}

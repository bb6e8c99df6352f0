import { requestAddress } from "#app/platform/log/request-info.server.ts";

/** Who knocks: what a request carries, and the client's true address. */
export type Client = { headers: Headers; address: string };

export function clientOf(request: Request): Client {
  return { headers: request.headers, address: requestAddress() };
}

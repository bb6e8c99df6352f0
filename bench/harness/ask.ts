import { Agent, get } from "node:http";

/**
 * As through a proxy that the board was not told of: it then limits no network. All load comes from
 * one address, of which it would queue sixty requests and refuse the rest.
 */
export const fromAnybody = { "x-forwarded-for": "192.0.2.1" };

/** Asks for texts over connections that stay open, so many to a server. Rejects what is not answered by 200. */
export function asker(connections: number): (address: string) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (address) =>
    new Promise((resolve, reject) => {
      get(address, { agent, headers: fromAnybody }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part) => {
          text += part;
        });
        response.on("end", () =>
          response.statusCode === 200
            ? resolve(text)
            : reject(new Error(`${response.statusCode}: ${address}`)),
        );
      }).on("error", reject);
    });
}

import { isIP } from "node:net";
import { connect } from "node:tls";
import { cachedQuery } from "#app/platform/database/per-database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

const timeoutMs = 3000;
const hourMs = 3_600_000;

/**
 * When the certificate ends that people are shown at the board's address, as an ISO text; null where it
 * cannot be reached from here, and undefined without https. Read once an hour.
 */
export const certificateEnd = cachedQuery(hourMs, async () => {
  const { protocol, hostname, port } = new URL(settings().baseUrl);
  return protocol === "https:" ? readCertificate(hostname, Number(port || 443)) : undefined;
});

/** The end of the certificate of a server, trusted or not; null without an answer. */
export function readCertificate(host: string, port: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const servername = isIP(host) ? "" : host;
  const socket = connect({ host, port, servername, rejectUnauthorized: false, timeout: timeoutMs });
  socket.once("secureConnect", () => {
    const { valid_to: end } = socket.getPeerCertificate();
    resolve(end ? new Date(end).toISOString() : null);
    socket.destroy();
  });
  socket.once("timeout", () => socket.destroy());
  socket.once("error", () => {});
  socket.once("close", () => resolve(null));
  return promise;
}

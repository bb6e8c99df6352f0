import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Listens; answers a function that lets running requests finish (10 s at most) and closes. */
export async function listen(
  listener: Listener,
  settings: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer(listener);
  server.headersTimeout = 20_000;
  server.requestTimeout = 10 * 60_000; // a 5 MB CV at 10 KB/s takes nine minutes
  server.keepAliveTimeout = 10_000;
  await opened(server, settings);
  return () => closed(server);
}

function opened(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`PORT=${port}: another program listens there already.`) : error);
    });
    server.listen(port, host, resolve);
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a server that can be cut, as a power cut or a lift would. */
export type UnreliableConnection = {
  /** Where the server is met through this line. */
  origin: string;
  /** How many bytes went up since the connection was opened. */
  sent: () => number;
  /** Cuts it once so many more bytes have gone up; everything open breaks, nothing new is accepted. */
  cutAfter: (bytes: number) => void;
  cut: () => void;
  restore: () => void;
  isCut: () => boolean;
  close: () => Promise<void>;
};

/** Opens a line on a free port of this machine to the server at an origin. */
export async function openConnection(target: string): Promise<UnreliableConnection> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let sent = 0;
  let cutAt = Number.POSITIVE_INFINITY;
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroySoon();
      });
    }
    far.on("data", (bytes) => near.write(bytes));
    near.on("data", (bytes) => {
      if (isCut) return;
      const passed = bytes.subarray(0, Math.max(0, cutAt - sent));
      sent += passed.length;
      far.write(passed);
      if (sent >= cutAt) cut();
      // What is not read stays with the sender: otherwise the proxy would buffer it.
      else if (far.writableNeedDrain) {
        near.pause();
        far.once("drain", () => near.resume());
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was free.");

  function cut(): void {
    isCut = true;
    cutAt = Number.POSITIVE_INFINITY;
    // What went through has arrived; only then does the connection break.
    for (const socket of open) socket.destroySoon();
  }

  return {
    origin: `http://127.0.0.1:${address.port}`,
    sent: () => sent,
    cutAfter(bytes) {
      cutAt = sent + Math.round(bytes);
    },
    cut,
    restore() {
      isCut = false;
    },
    isCut: () => isCut,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

import { connect, createServer, type Socket } from "node:net";

/** A line as a phone far from its mast has it; times in ms, bytes in bits a second. */
const line = { roundTrip: 800, bitsPerSecond: 250_000, loss: 0.02 };
const segment = 1460;
/** Segments that may be under way before the first is acknowledged (RFC 6928). */
const initialWindow = 10;

/**
 * A TCP proxy that brings bytes as such a line would: with its delay and rate, in order, in windows that
 * double with each round trip, and each lost segment a round trip late. For kernels without netem.
 */
export async function openSlowLine(target: string, random: () => number) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  // All connections share the line.
  let freeAt = 0;
  const now = () => performance.now();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    // The handshake takes a round trip that the phone does not see here.
    let up = now() + line.roundTrip;
    near.on("data", (bytes) => {
      up = Math.max(up, now()) + lost();
      setTimeout(() => far.write(bytes), up + line.roundTrip / 2 - now());
    });
    let window = initialWindow;
    let down = 0;
    const acknowledged: number[] = [];
    far.on("data", (bytes) => {
      for (let at = 0; at < bytes.length; at += segment) {
        const part = bytes.subarray(at, at + segment);
        const waits = acknowledged[acknowledged.length - window] ?? 0;
        const sentAt = Math.max(now(), freeAt, waits);
        freeAt = sentAt + (part.length * 8000) / line.bitsPerSecond;
        const late = lost();
        window = late > 0 ? Math.max(2, Math.ceil(window / 2)) : window + 1;
        acknowledged.push(freeAt + line.roundTrip + late);
        down = Math.max(down, freeAt + line.roundTrip / 2 + late);
        setTimeout(() => near.write(part), down - now());
      }
    });
    near.on("close", () => far.destroy());
    far.on("close", () => setTimeout(() => near.end(), Math.max(0, down - now()) + 50));
  });
  const lost = () => (random() < line.loss ? line.roundTrip : 0);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { freePort } from "#test/servers/free-port.ts";
import { type Listener, listen } from "./listen.ts";

async function serve(listener: Listener, stopping = () => false) {
  const port = await freePort();
  const close = await listen(listener, { host: "127.0.0.1", port, stopping });
  return { port, close };
}

/** Opens a connection, writes, and reads until it is closed. */
async function say(port: number, text: string) {
  const line = connect(port, "127.0.0.1");
  await once(line, "connect");
  line.write(text);
  return { line, heard: hear(line) };
}

async function hear(line: Socket): Promise<string> {
  let text = "";
  for await (const part of line) text += part;
  return text;
}

describe("the server", () => {
  it("names the error of a request that it cannot read", async () => {
    const { port, close } = await serve((_, outgoing) => outgoing.end());
    const long = await say(port, `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(await long.heard).toMatch(/^HTTP\/1\.1 431 .*connection: close.*too large/s);
    const noise = await say(port, "\u0016\u0003\u0001 hello\r\n\r\n");
    expect(await noise.heard).toMatch(/^HTTP\/1\.1 400 /);
    await close();
  });

  it("finishes running requests when it is closed, and closes idle connections", async () => {
    const [answered, begun, finish] = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const { port, close } = await serve(async (incoming, outgoing) => {
      if (incoming.url === "/slow") {
        begun?.resolve();
        await finish?.promise;
      } else outgoing.once("close", () => answered?.resolve());
      outgoing.end("done");
    });
    const idle = await say(port, "GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await answered?.promise;
    const slow = await say(port, "GET /slow HTTP/1.1\r\nhost: x\r\n\r\n");
    await begun?.promise;
    const closed = close();
    finish?.resolve();
    await closed;
    expect(await slow.heard).toMatch(/connection: close.*done/is);
    expect(await idle.heard).toMatch(/keep-alive.*done/is);
  });

  it("asks clients to disconnect after the signal to stop", async () => {
    const { port, close } = await serve(
      (_, outgoing) => outgoing.end("done"),
      () => true,
    );
    const { heard } = await say(port, "GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(await heard).toMatch(/connection: close/i);
    await close();
  });

  it("does not keep answers in memory for a client that asks on and on and reads nothing", async () => {
    let requests = 0;
    const { port, close } = await serve(() => {
      requests += 1;
    });
    const { heard } = await say(port, "GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20));
    await heard.catch(() => {});
    expect(requests).toBe(2);
    await close();
  });

  it("names the port that another program has", async () => {
    const { port, close } = await serve(() => {});
    await expect(listen(() => {}, { host: "127.0.0.1", port })).rejects.toThrow(`PORT=${port}`);
    await close();
  });
});

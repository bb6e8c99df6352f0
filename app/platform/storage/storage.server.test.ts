import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "#test/servers/s3-server.ts";
import { FileStoreError } from "./file-store.server.ts";
import { openS3Storage, openStorage, readFile, removeFile, storeFile } from "./storage.server.ts";

const anyBucket = {
  bucket: "files",
  region: "us-east-1",
  pathStyle: true,
  timeout: 30_000,
  accessKeyId: "somebody",
  secretAccessKey: "olives",
};

const portOf = (server: Server) => (server.address() as { port: number }).port;

const bytes = Buffer.alloc(3 * 1024 * 1024, "سيرة ذاتية ");

function keepsFiles() {
  it("gives back the very bytes", async () => {
    const key = randomUUID();
    await storeFile(key, bytes);
    expect(bytes.equals((await readFile(key)) ?? new Uint8Array())).toBe(true);
  });

  it("a file stored again is the newer one", async () => {
    const key = randomUUID();
    await storeFile(key, bytes);
    await storeFile(key, Buffer.from("newer"));
    expect(Buffer.from((await readFile(key)) ?? []).toString()).toBe("newer");
  });

  it("a missing file is undefined, and can be removed", async () => {
    const key = randomUUID();
    await removeFile(key);
    expect(await readFile(key)).toBeUndefined();
    await storeFile(key, bytes);
    await removeFile(key);
    expect(await readFile(key)).toBeUndefined();
  });
}

describe("files on the disk", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "furas-store-"));
    openStorage(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  keepsFiles();

  it("while it is being written, a file is the older one or none, and never half of one", async () => {
    const key = randomUUID();
    const seen = new Set<number>();
    let done = false;
    const watching = (async () => {
      while (!done) seen.add((await readFile(key))?.length ?? 0);
    })();
    for (let n = 0; n < 10; n++) await storeFile(key, bytes);
    done = true;
    await watching;
    expect([...seen].filter((length) => length !== 0 && length !== bytes.length)).toEqual([]);
  });

  it("S10 files are for their owner's eyes only, also those that were there before", async () => {
    const own = await mkdtemp(join(tmpdir(), "furas-store-"));
    const mode = async (...names: string[]) => (await stat(join(own, ...names))).mode & 0o777;
    await mkdir(join(own, "files", "unfinished"), { recursive: true });
    const [old, key] = [randomUUID(), randomUUID()];
    await writeFile(join(own, "files", old), "CV");
    for (const names of [[], ["unfinished"], [old]])
      await chmod(join(own, "files", ...names), 0o755);
    openStorage(join(own, "files"));
    await storeFile(key, bytes);
    await expect.poll(() => mode("files", old)).toBe(0o600);
    expect(await mode("files", key)).toBe(0o600);
    expect(await mode("files")).toBe(0o700);
    expect(await mode("files", "unfinished")).toBe(0o700);
    openStorage(join(own, "made"));
    await storeFile(key, bytes);
    expect([await mode("made"), await mode("made", "unfinished")]).toEqual([0o700, 0o700]);
    openStorage(folder);
    await rm(own, { recursive: true });
  });

  it.each(["../outside", "/etc/hostname", "a/../../b", "", "."])(
    "a key that leads out of the folder opens nothing: %s",
    async (key) => {
      await expect(readFile(key)).rejects.toThrow(FileStoreError);
      await expect(storeFile(key, bytes)).rejects.toThrow(FileStoreError);
      await expect(removeFile(key)).rejects.toThrow(FileStoreError);
    },
  );

  it("a file that could not be written leaves nothing, and says so", async () => {
    await writeFile(join(folder, "taken"), "");
    await expect(storeFile("taken/below", bytes)).rejects.toThrow(FileStoreError);
    expect(await readdir(join(folder, "unfinished"))).toEqual([]);
  });
});

describe("files in a bucket", () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    s3 = await startS3Server();
    await openS3Storage(s3.settings);
  });
  afterAll(() => s3.close());
  keepsFiles();

  it("a server that is down is reported, and used again when it is back", async () => {
    const key = randomUUID();
    await storeFile(key, bytes);
    await s3.stop();
    await expect(storeFile(randomUUID(), bytes)).rejects.toThrow(FileStoreError);
    await expect(readFile(key)).rejects.toThrow(FileStoreError);
    await s3.start();
    await expect.poll(() => readFile(key).catch(() => undefined), { timeout: 5000 }).toBeDefined();
  });

  it.each([
    ["S3_BUCKET", { bucket: "no-such-bucket" }],
    ["S3_ACCESS_KEY_ID", { accessKeyId: "nobody" }],
  ])("a wrong %s is refused by name, and no secret is printed", async (name, wrong) => {
    const opening = openS3Storage({ ...s3.settings, ...wrong });
    await expect(opening).rejects.toThrow(name);
    await expect(opening).rejects.not.toThrow(/S3RVER/);
  });
});

it("a wrong S3_SECRET_ACCESS_KEY is refused by name, and no secret is printed", async () => {
  const code = "SignatureDoesNotMatch";
  const server = createHttpServer((_, answer) => {
    answer.writeHead(403, { "content-type": "application/xml" });
    answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const opening = openS3Storage({ ...anyBucket, endpoint: `http://127.0.0.1:${portOf(server)}` });
  await expect(opening).rejects.toThrow("S3_SECRET_ACCESS_KEY");
  await expect(opening).rejects.not.toThrow(/olives/);
  server.close();
});

describe("a file server that accepts connections and never answers", () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const endpoint = `http://127.0.0.1:${portOf(server)}`;
    await openS3Storage({ ...anyBucket, endpoint, timeout: 300 });
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it("is given up in time, and soon without waiting", async () => {
    for (let n = 0; n < 3; n++) {
      await expect(storeFile(randomUUID(), bytes)).rejects.toThrow(FileStoreError);
    }
    const before = sockets.length;
    const at = Array.from({ length: 100 }, () => readFile(randomUUID()).catch((error) => error));
    expect((await Promise.all(at)).every((error) => error instanceof FileStoreError)).toBe(true);
    expect(sockets.length).toBe(before);
  });
});

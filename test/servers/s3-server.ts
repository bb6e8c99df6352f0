import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "#app/platform/storage/s3-store.server.ts";
import { freePort } from "#test/servers/free-port.ts";

type S3Server = {
  settings: S3Settings;
  /** Takes it offline, and puts it back on the same port with its contents. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
};

/** A real S3 server of this machine with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "furas-s3-"));
  const port = await freePort();
  const bucket = "furas-files";
  let running: S3rver | undefined;
  const server: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: "us-east-1",
      pathStyle: true,
      timeout: 30_000,
      // The only pair that it knows.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async start() {
      const configureBuckets = [{ name: bucket }];
      const address = "127.0.0.1";
      running = new S3rver({ address, port, silent: true, directory, configureBuckets });
      await running.run();
    },
    async stop() {
      await running?.close();
      running = undefined;
    },
    async close() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

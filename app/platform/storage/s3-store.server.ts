import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { createBreaker } from "#app/platform/circuit-breaker.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { inTime } from "#app/platform/timeout.server.ts";
import type { FileStore } from "./file-store.server.ts";

export type S3Settings = Readonly<{
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path, as most servers of one's own want it. */
  pathStyle: boolean;
  /** Milliseconds that a file may take, all attempts together. */
  timeout: number;
}>;

/**
 * Files in a bucket. Throws an Error that names the settings when the server says that there is no
 * such bucket or key; one that does not answer at the start may answer later.
 */
export async function s3Store(settings: S3Settings): Promise<FileStore> {
  const { bucket, timeout } = settings;
  const client = openClient(settings);
  await check(client, settings);
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: "private", supportsACL: false }),
  );
  const through = createBreaker();
  // The library may be between two attempts.
  const within = <T>(work: () => Promise<T>) =>
    through(() => inTime(work(), timeout, `No answer within ${timeout} ms.`));
  return {
    put: (key, bytes) => within(() => disk.put(key, bytes)),
    get: (key) => within(() => disk.getBytes(key).catch(noneIfMissing)),
    remove: (key) => within(() => disk.delete(key)),
  };
}

function openClient({ endpoint, region, pathStyle, timeout, ...keys }: S3Settings): S3Client {
  const { accessKeyId, secretAccessKey } = keys;
  const client = new S3Client({
    ...{ endpoint, region, forcePathStyle: pathStyle },
    credentials: { accessKeyId, secretAccessKey },
    // The checksums that newer clients add of their own accord are unknown to many servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: Math.ceil(timeout / 2) },
  });
  // The file library names no limits, so every request has one here: its body too is cut off then.
  const send = client.send.bind(client) as (command: object, options: object) => Promise<unknown>;
  const limited = (command: object) => send(command, { abortSignal: AbortSignal.timeout(timeout) });
  return Object.assign(client, { send: limited }) as S3Client;
}

async function check(client: S3Client, { bucket, endpoint }: S3Settings): Promise<void> {
  try {
    await client.send(new GetObjectCommand({ Bucket: bucket, Key: "looked-for-at-the-start" }));
  } catch (error) {
    const code = codeOf(error);
    const wrong = wrongSettings[code];
    if (wrong) throw new Error(`${wrong}: ${endpoint} answers ${code}.`);
    if (!missing.has(code) && code !== "AccessDenied") {
      log("files out of reach", {
        cause: `${code}: ${error instanceof Error ? error.message : ""}`,
      });
    }
  }
}

const wrongSettings: Record<string, string> = {
  NoSuchBucket: "S3_BUCKET",
  InvalidBucketName: "S3_BUCKET",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY",
  AuthorizationHeaderMalformed: "S3_REGION",
};

const missing = new Set(["NoSuchKey", "NotFound"]);

/** The library's errors carry the server's as their cause. */
function noneIfMissing(error: unknown): undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (missing.has(codeOf(cause))) return undefined;
  throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
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
  const through = createBreaker();
  // The signal cuts off a request and its body, but not the client's pause between two attempts.
  const within = <T>(work: (options: { abortSignal: AbortSignal }) => Promise<T>) =>
    through(() => {
      const options = { abortSignal: AbortSignal.timeout(timeout) };
      return inTime(work(options), timeout, `No answer within ${timeout} ms.`);
    });
  const place = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async put(key, bytes) {
      const command = new PutObjectCommand({ ...place(key), Body: bytes });
      await within((options) => client.send(command, options));
    },
    get: (key) =>
      within(async (options) => {
        const object = await client
          .send(new GetObjectCommand(place(key)), options)
          .catch(noneIfMissing);
        return object?.Body?.transformToByteArray();
      }),
    async remove(key) {
      await within((options) => client.send(new DeleteObjectCommand(place(key)), options));
    },
  };
}

function openClient({ endpoint, region, pathStyle, timeout, ...keys }: S3Settings): S3Client {
  const { accessKeyId, secretAccessKey } = keys;
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // The checksums that newer clients add of their own accord are unknown to many servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: Math.ceil(timeout / 2) },
  });
}

async function check(client: S3Client, settings: S3Settings): Promise<void> {
  const { bucket, endpoint, timeout } = settings;
  const command = new GetObjectCommand({ Bucket: bucket, Key: "looked-for-at-the-start" });
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(timeout) });
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

function noneIfMissing(error: unknown): undefined {
  if (!missing.has(codeOf(error))) throw error;
}

function codeOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

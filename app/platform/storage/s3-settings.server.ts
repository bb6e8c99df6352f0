import { z } from "zod";
import type { S3Settings } from "./s3-store.server.ts";

const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** A bucket for the files in place of DATA_DIR/files: all of the first four, or none. */
export const s3Shape = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  /** 1: the bucket stands in the path; 0: in the name of the host. */
  S3_FORCE_PATH_STYLE: z
    .enum(["0", "1"])
    .default("1")
    .transform((value) => value === "1"),
  /** Milliseconds that keeping or reading one file may take, all attempts together. */
  S3_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(900),
};

/** The settings that are missing beside those that are given. */
export function missingForS3(given: Record<string, unknown>): readonly string[] {
  const missing = needed.filter((name) => given[name] === undefined);
  return missing.length === needed.length ? [] : missing;
}

/** The bucket that the settings name, or undefined where they name none. */
export function readS3(read: z.infer<z.ZodObject<typeof s3Shape>>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: read.S3_REGION,
    pathStyle: read.S3_FORCE_PATH_STYLE,
    timeout: read.S3_TIMEOUT_MS,
  };
}

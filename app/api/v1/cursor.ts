import { z } from "zod";
import { ApiRefusal } from "./operation.ts";

/** The position in a list by time: microseconds since 1970, in digits, and an id. */
export const newestFirst = z.object({ at: z.string().regex(/^\d{1,17}$/), id: z.guid() });

/** A position in a list as clients get it: text without a meaning to them. */
export function writeCursor(position: object | null): string | null {
  return position && Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** The position of a cursor. Throws a refusal of 400 for a text that is none. */
export function readCursor<T extends z.ZodType>(
  schema: T,
  text: string | undefined,
): z.output<T> | undefined {
  if (text === undefined) return undefined;
  let position: unknown;
  try {
    position = JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    position = undefined;
  }
  const read = schema.safeParse(position);
  if (read.success) return read.data;
  throw new ApiRefusal(400, { errors: [{ field: "cursor", message: "" }] });
}

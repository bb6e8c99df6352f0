import { z } from "zod";

const maxLength = 20_000;

const text = z.string().max(maxLength);
const credential = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  clientExtensionResults: z.object().default({}),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text.optional(),
    authenticatorData: text.optional(),
    signature: text.optional(),
    userHandle: z.preprocess((value) => value ?? undefined, text.optional()),
    transports: z.array(text).max(20).optional(),
  }),
});

/**
 * A credential as the browser's toJSON writes it; undefined for any other text. Its content is not
 * verified.
 */
export function readCredential<Response>(json: string): Response | undefined {
  if (json.length > maxLength) return undefined;
  try {
    const read = credential.safeParse(JSON.parse(json));
    return read.success ? (read.data as Response) : undefined;
  } catch {
    return undefined;
  }
}

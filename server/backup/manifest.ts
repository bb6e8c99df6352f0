import { z } from "zod";

const named = { schema: z.string(), name: z.string() };

/** The first entry of an archive: how it is to be read. */
export const manifestShape = z.object({
  format: z.literal("furas backup 1"),
  takenAt: z.iso.datetime(),
  /** The migrations that had made the schema, the last of them last. */
  migrations: z.array(z.object({ at: z.string(), hash: z.string() })).min(1),
  tables: z.array(z.object({ ...named, columns: z.array(z.string()).min(1) })),
  /** The ids of the master keys that its CVs are encrypted with; the keys are not in it. */
  filesKeys: z.array(z.string()).optional(),
  sequences: z.array(z.object({ ...named, value: z.string().nullable() })),
});

/** The last entry: how much there is. */
export const totalsShape = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  fileBytes: z.number(),
  /** Documents whose file had been removed meanwhile, or was missing before. */
  missing: z.number(),
});

export type Manifest = z.infer<typeof manifestShape>;
export type Totals = z.infer<typeof totalsShape>;

export const entryNames = { manifest: "furas.json", totals: "totals.json" };

import { z } from "zod";
import { reliefWebCountries } from "#app/features/jobs/feeds-in/reading/relief-web-address.ts";
import { type Rhythm, rhythms } from "#app/features/jobs/feeds-in/source-states.ts";
import { maxFeedAddressLength, maxFeedNameLength, maxNameLength } from "#app/limits.ts";

const everyHours = z
  .enum(rhythms.map(String) as [string, ...string[]], "feeds.errors.rhythm")
  .transform((hours) => Number(hours) as Rhythm);
const box = z.string().optional().transform(Boolean);

/** The form that adds a source; its file is beside. */
export const newSourceForm = z.object({
  id: z.guid("feeds.errors.formOld"),
  name: z
    .string()
    .trim()
    .min(1, "feeds.errors.name")
    .max(maxFeedNameLength, "feeds.errors.nameLong"),
  url: z.string().trim().max(maxFeedAddressLength, "feeds.errors.addressLong").default(""),
  appName: z
    .string()
    .trim()
    .regex(/^[\w.-]{0,100}$/, "feeds.errors.appName")
    .default(""),
  country: z.enum(reliefWebCountries, "feeds.errors.country").default("syr"),
  companyName: z.string().trim().max(maxNameLength, "feeds.errors.companyLong").default(""),
  applies: z.enum(["here", "there"], "feeds.errors.applies"),
  everyHours,
});
export type NewSource = z.output<typeof newSourceForm>;

/** How a source goes on. */
export const settingsForm = z.object({ everyHours, feedWins: box, closesMissing: box });
export type SourceSettings = z.output<typeof settingsForm>;

import { z } from "zod";
import { isUuid } from "#app/platform/uuid.ts";
import { longestSearch, memoryLimits } from "./memory-limits.ts";

const ids = (limit: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      [...new Set(all.filter((id): id is string => typeof id === "string" && isUuid(id)))].slice(
        0,
        limit,
      ),
    );

/** A device's memory, as sent after signing in; invalid entries are left out. */
const deviceMemoryForm = z.object({
  saved: ids(memoryLimits.saved),
  seen: ids(memoryLimits.seen),
  hidden: ids(memoryLimits.hidden),
  followed: ids(memoryLimits.companies),
  hiddenCompanies: ids(memoryLimits.companies),
  searches: z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all
        .filter((each): each is string => typeof each === "string")
        .filter((each) => each !== "" && each.length <= longestSearch)
        .slice(0, memoryLimits.searches),
    ),
});

export type SentMemory = z.infer<typeof deviceMemoryForm>;

/** Reads a device's memory from a form's field; undefined if invalid. */
export function readDeviceMemory(json: string): SentMemory | undefined {
  try {
    return deviceMemoryForm.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

import { z } from "zod";
import { longKeyDays, maxKeyNameLength, shortKeyDays } from "#app/limits.ts";

/** What a key allows. Reading is about the company's own jobs: those of the board need no key. */
export const apiScopes = [
  "jobs:read",
  "jobs:write",
  "applications:read",
  "applications:write",
  "company:write",
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Scopes that only owners give, since only they do such things themselves. */
export const ownersScopes: readonly ApiScope[] = ["company:write"];

/** How long a key lasts, and its days; null for one without an end. */
const daysOf = { short: shortKeyDays, long: longKeyDays, year: 365, none: null } as const;
export const keyLives = ["short", "long", "year", "none"] as const;

/** The form that makes a key. Its boxes are named by their scopes. */
export const apiKeyForm = z
  .object({
    id: z.guid("keys.formOld"),
    name: z.string().trim().min(1, "keys.nameMissing").max(maxKeyNameLength, "keys.nameLong"),
    days: z.enum(keyLives, "keys.formOld"),
    ...(Object.fromEntries(apiScopes.map((scope) => [scope, z.string().optional()])) as Record<
      ApiScope,
      z.ZodOptional<z.ZodString>
    >),
  })
  .transform(({ id, name, days, ...boxes }) => ({
    id,
    name,
    days: daysOf[days],
    scopes: apiScopes.filter((scope) => boxes[scope] !== undefined),
  }))
  .refine(({ scopes }) => scopes.length > 0, { path: ["scopes"], error: "keys.scopeMissing" });
export type ApiKeyValues = z.output<typeof apiKeyForm>;

/** A key as its company sees it; times are ISO. */
export type ListedKey = {
  id: string;
  name: string;
  scopes: ApiScope[];
  /** Its last five characters. */
  ending: string;
  /** Null where that account is gone. */
  createdBy: string | null;
  /** The maker acts for the company no more; the key still works. */
  creatorHasLeft: boolean;
  createdAt: string;
  lastUsedAt: string | null;
  /** It works, and nothing has used it for long. */
  isUnused: boolean;
  expiresAt: string | null;
  isExpired: boolean;
  revokedAt: string | null;
  revokedBy: string | null;
};

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import type { FormValues } from "#app/http/form.ts";
import { type StaleForm, staleForm } from "#app/http/stale-form/stale-form.server.ts";
import { maxProfileEntries } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { EntryValues } from "./entry-form.ts";
import { yearsCovered } from "./period.ts";
import { profileEntries } from "./profile-entries.table.ts";
import { entryFields, type ProfileEntry, valuesOfEntry } from "./profile-entry.ts";

/** The jobs and schools of the actor's own profile, the latest first. */
export async function listOwnEntries(actor: Actor): Promise<ProfileEntry[]> {
  if (actor.kind !== "person") return [];
  return (await listEntriesOf([actor.id])).get(actor.id) ?? [];
}

/** The jobs and schools of profiles that the caller may see, the latest first, by profile. */
export async function listEntriesOf(
  profileIds: readonly string[],
): Promise<Map<string, ProfileEntry[]>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .select({ ownerId: profileEntries.ownerId, entry: columns })
    .from(profileEntries)
    .where(inArray(profileEntries.ownerId, [...profileIds]))
    .orderBy(
      sql`${profileEntries.until} desc nulls first`,
      desc(profileEntries.from),
      profileEntries.id,
    );
  const entries = new Map<string, ProfileEntry[]>();
  for (const { ownerId, entry } of rows)
    entries.set(ownerId, [...(entries.get(ownerId) ?? []), entry]);
  return entries;
}

/** The years that the profiles state or else that their jobs cover, by profile. */
export async function findYearsOf(
  profiles: readonly { id: string; experienceYears: number | null }[],
): Promise<Map<string, number | null>> {
  const silent = profiles.filter(({ experienceYears }) => experienceYears === null);
  const entries = await listEntriesOf(silent.map(({ id }) => id));
  return new Map(
    profiles.map(({ id, experienceYears }) => {
      const jobs = (entries.get(id) ?? []).filter(({ kind }) => kind === "job");
      const years = jobs.length > 0 ? yearsCovered(jobs, new Date()) : null;
      return [id, experienceYears ?? years];
    }),
  );
}

/** An entry of the actor's own profile. */
export async function findOwnEntry(actor: Actor, id: string): Promise<ProfileEntry | undefined> {
  if (actor.kind !== "person" || !isUuid(id)) return undefined;
  const [entry] = await db.select(columns).from(profileEntries).where(own(actor, id));
  return entry;
}

/** Adds an entry to the actor's own profile. Refusals: those of addEntries. */
export async function addOwnEntry(actor: Actor, values: EntryValues): Promise<Refusal | undefined> {
  if (actor.kind !== "person") return refused("applications.loginFirst");
  return db.transaction((tx) => addEntries(tx, actor, [values]));
}

/**
 * Adds entries to the actor's own profile, except those that it has already: a form sent twice adds nothing.
 * Refused before anything is written: who is no job seeker, and seekers.entries.full.
 */
export async function addEntries(
  tx: Transaction,
  actor: Person,
  entries: readonly EntryValues[],
): Promise<Refusal | undefined> {
  const [owner] = await tx
    .select({ userType: userProfiles.userType })
    .from(userProfiles)
    .where(eq(userProfiles.id, actor.id))
    .for("update");
  if (owner?.userType !== "customer_employee") return refused("seekers.entries.seekersOnly");
  const stored = await tx
    .select(columns)
    .from(profileEntries)
    .where(eq(profileEntries.ownerId, actor.id));
  const known = new Set(stored.map(contentOf));
  const added = [...new Map(entries.map((each) => [contentOf(each), each]))].flatMap(
    ([content, each]) => (known.has(content) ? [] : [{ ...each, ownerId: actor.id }]),
  );
  if (stored.length + added.length > maxProfileEntries) return refused("seekers.entries.full");
  if (added.length > 0) await tx.insert(profileEntries).values(added);
  return undefined;
}

/**
 * Changes an entry of the actor's own profile, unless it was saved after the form `sent` had been opened. Refusals:
 * seekers.entries.gone.
 */
export async function changeOwnEntry(
  actor: Actor,
  id: string,
  { kind: _, ...values }: EntryValues,
  sent: FormValues = {},
): Promise<Outcome<{ stale: StaleForm | undefined }>> {
  if (actor.kind !== "person" || !isUuid(id)) return refused("seekers.entries.gone");
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select(columns)
      .from(profileEntries)
      .where(own(actor, id))
      .for("update");
    if (!stored) return refused("seekers.entries.gone");
    const stale = staleForm(sent, valuesOfEntry(stored));
    if (!stale) await tx.update(profileEntries).set(values).where(own(actor, id));
    return { stale };
  });
}

/** Removes an entry of the actor's own profile; one that is gone already is no error. */
export async function removeOwnEntry(actor: Actor, id: string): Promise<void> {
  if (actor.kind !== "person" || !isUuid(id)) return;
  await db.delete(profileEntries).where(own(actor, id));
}

function own(actor: Person, id: string) {
  return and(eq(profileEntries.id, id), eq(profileEntries.ownerId, actor.id));
}

function contentOf(entry: Omit<ProfileEntry, "id">): string {
  const values = valuesOfEntry(entry);
  return JSON.stringify([entry.kind, ...entryFields.map((field) => values[field])]);
}

const columns = {
  id: profileEntries.id,
  kind: profileEntries.kind,
  title: profileEntries.title,
  organization: profileEntries.organization,
  place: profileEntries.place,
  from: profileEntries.from,
  until: profileEntries.until,
  details: profileEntries.details,
};

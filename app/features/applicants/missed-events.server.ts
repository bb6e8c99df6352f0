import { eq, inArray } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { listCompanyHistories } from "#app/features/applications/lifecycle/history.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { knownEvent, lastEventOf, type MissedEvent, missedEvents } from "./form-answer.ts";

/** The last event that an answer to several applications of the actor's company is written in knowledge of. */
export async function findLastEvent(actor: Actor, applicationIds: string[]): Promise<number> {
  const histories = await listCompanyHistories(actor, applicationIds);
  return Math.max(0, ...[...histories.values()].map(lastEventOf));
}

/** The events that an answer to applications of the actor's company was written without, oldest first. */
export async function listMissed(
  actor: Actor,
  applicationIds: string[],
  input: FormValues,
): Promise<MissedEvent[]> {
  const histories = await listCompanyHistories(actor, applicationIds);
  // Of all of them together the latest, where it is not known which were seen.
  const all = [...histories.values()].flat().sort((a, b) => a.id - b.id);
  const known = { ...input, lastEvent: String(knownEvent(input.lastEvent, all)) };
  const missed = [...histories].flatMap(([id, events]) =>
    missedEvents(events, known).map((event) => ({ id, event })),
  );
  if (missed.length === 0) return [];
  const rows = await db
    .select({
      id: jobApplications.id,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .where(inArray(jobApplications.id, [...new Set(missed.map(({ id }) => id))]));
  const names = new Map(rows.map(({ id, ...person }) => [id, fullName(person)]));
  return missed
    .map(({ id, event }) => ({ ...event, applicant: names.get(id) ?? "" }))
    .sort((a, b) => a.id - b.id);
}

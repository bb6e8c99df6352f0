import { and, asc, eq, gt } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { placeName } from "#app/features/places/place.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import type { EngineJob } from "./installed-engine.ts";

const part = 2_000;

/** The open jobs of the board, numbered from 1 in the order of their ids. */
export async function* engineJobs(): AsyncGenerator<EngineJob> {
  let number = 0;
  for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await db
      .select({
        id: jobs.id,
        title: jobs.title,
        company: userProfiles.companyName,
        place: jobs.location,
        placeId: jobs.placeId,
        text: jobs.description,
        category: jobs.category,
        jobType: jobs.employmentType,
        experienceLevel: jobs.experienceLevel,
      })
      .from(jobs)
      .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
      .where(and(eq(jobs.status, "active"), gt(jobs.id, last)))
      .orderBy(asc(jobs.id))
      .limit(part);
    for (const { placeId, title, company, place, text, ...row } of rows) {
      number += 1;
      const [country, province] = placeId?.split("/") ?? [];
      yield {
        ...row,
        number,
        title: fold(title),
        company: fold(company ?? ""),
        place: fold(place),
        text: fold(text),
        province: province ? placeName(`${country}/${province}`, "en") : "",
      };
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < part) return;
  }
}

/** The ids of the jobs by their numbers. */
export async function engineJobIds(): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>();
  for await (const { number, id } of engineJobs()) ids.set(number, id);
  return ids;
}

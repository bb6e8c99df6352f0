import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { readImportLine } from "../../app/areas/jobs/import-line.ts";
import type { jobs } from "../../app/areas/jobs/jobs.table.ts";
import { db } from "../../app/platform/database.server.ts";
import { jobLine } from "./generator/job-lines.ts";
import { rareWord } from "./generator/vocabulary.ts";

type NewJob = typeof jobs.$inferInsert & { id: string };

/** Generated jobs are numbered from 0, so these texts are new to every board. */
const firstNumber = 50_000_000;

/** Makes active jobs with a word of their own in the title, to be posted by companies of the board. */
export async function jobMaker(): Promise<(number: number) => { job: NewJob; word: string }> {
  const rows = await db.execute<{ id: string }>(
    sql`select id from user_profiles where user_type = 'company' order by id limit 500`,
  );
  const companies = [...rows].map(({ id }) => id);
  return (number) => {
    const line = jobLine(firstNumber + number);
    const read = readImportLine(JSON.stringify(line), new Date());
    if ("fault" in read) throw new Error(read.fault);
    const { companyName, externalId, createdAt, ...job } = read.job;
    const word = rareWord(firstNumber + number, /\p{Script=Arabic}/u.test(job.title) ? "ar" : "en");
    return {
      word,
      job: {
        ...job,
        id: randomUUID(),
        title: `${job.title} ${word}`,
        requirements: JSON.stringify(job.description.split("\n- ").slice(1)),
        companyId: companies[number % companies.length] ?? "",
        status: "active",
      },
    };
  };
}

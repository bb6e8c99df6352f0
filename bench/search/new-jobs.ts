import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { writeList } from "#app/features/job/job-lists.ts";
import type { jobs } from "#app/features/job/jobs.table.ts";
import { checkJob, type JobFormValues } from "#app/features/jobs/posting/job-form.ts";
import { placeText } from "#app/features/places/place.ts";
import { db } from "#app/platform/database/database.server.ts";
import { jobLine } from "./generator/job-lines.ts";
import { rareWord } from "./generator/vocabulary.ts";

/** A job that a company posts. */
export type NewJob = {
  id: string;
  company: Person;
  values: JobFormValues;
  /** Stands in the title of this job alone. */
  word: string;
};

/** Generated jobs are numbered from 0, so these texts are new to every board. */
const firstNumber = 50_000_000;

/** Makes jobs with a word of their own in the title, to be posted by companies of the board. */
export async function jobMaker(): Promise<(number: number) => NewJob> {
  const rows = await db.execute<{ id: string; name: string }>(
    sql`select id, company_name as name from user_profiles
      where user_type = 'company' order by id limit 500`,
  );
  const companies = [...rows];
  return (number) => {
    const line = jobLine(firstNumber + number, 1);
    const company = companies[number % companies.length];
    if (!company) throw new Error("The board has no company.");
    const language = /\p{Script=Arabic}/u.test(line.title) ? "ar" : "en";
    const word = rareWord(firstNumber + number, language);
    const checked = checkJob({
      title: `${line.title} ${word}`,
      company: company.name,
      description: line.description,
      jobType: line.employment_type,
      category: line.category,
      experienceLevel: line.experience_level,
      requirements: line.description.split("\n- ").slice(1).join("\n"),
      country: "Syria",
      // A job of a whole governorate is the importer's alone.
      province: line.city ? line.province : "Damascus",
      city: line.city ?? "Damascus",
      salaryMin: String(line.salary_min ?? ""),
      salaryMax: String(line.salary_max ?? ""),
      currency: line.currency ?? "SYP",
    });
    if (checked.errors) throw new Error(JSON.stringify(checked.errors));
    return { id: randomUUID(), company: companyOf(company.id), values: checked.values, word };
  };
}

function companyOf(id: string): Person {
  return { kind: "person", id, email: "", userType: "company" };
}

/** The columns of a job as its service fills them. */
export function columnsOf({
  id,
  company,
  values,
}: NewJob): typeof jobs.$inferInsert & { id: string } {
  const { company: _, jobType, requirements, benefits, ...job } = values;
  return {
    ...job,
    id,
    companyId: company.id,
    employmentType: jobType,
    location: placeText(values.placeId, "en"),
    requirements: writeList(requirements),
    benefits: writeList(benefits),
  };
}

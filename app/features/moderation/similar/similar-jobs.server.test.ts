import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJobs } from "#test/people.ts";
import { jobSketches } from "./job-sketches.table.ts";
import { findSimilarJobs, sketchRemainingJobs, writeSketches } from "./similar-jobs.server.ts";

useTestDatabase();

const template =
  "We are one of the leading companies in our field, founded more than twenty years ago, with branches in three governorates. We see every employee as a partner and work for a respectful and stable workplace. Interested candidates are requested to send an updated CV and to mention the job title in the subject. Only shortlisted candidates will be contacted within two weeks to arrange an interview.";
const otherTemplate =
  "A family business in trade and distribution. Come to our office in the morning, bring your certificates along, and ask for the manager.";
const courier =
  "Deliver parcels to homes by motorbike, collect payments and return the receipts every evening.";
const reworded =
  "Collect payments, return receipts every evening and deliver parcels to homes by motorbike.";

/** A word of its own for each number, as numbers are not compared. */
const lettersOf = (at: number) => [...String(at)].map((digit) => "abcdefghij"[+digit]).join("");
const workOf = (at: number) =>
  Array.from({ length: 14 }, (_, word) => `task${lettersOf(at)}x${lettersOf(word)}`).join(" ");

type Text = { title: string; description: string };

/** Returns the ids of the jobs. */
async function postJobs(company: Person, ...texts: Text[]): Promise<string[]> {
  const inserted = await makeJobs(company, texts);
  const written = inserted.map(({ id, title, description }) => ({
    id,
    title,
    description,
    requirements: [],
  }));
  await writeSketches(db, written);
  return inserted.map(({ id }) => id);
}

describe("issue 15, duplicates: the look-up", () => {
  it("a copy by another company is recognised beside 150 jobs in the first one's template", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const others = Array.from({ length: 150 }, (_, at) => ({
      title: `role${lettersOf(at)}`,
      description: `${template} ${workOf(at)}`,
    }));
    const original = { title: "Courier", description: `${template} ${courier}` };
    const [first = ""] = await postJobs(company, original, ...others);
    const copied = { title: "Courier needed", description: `${otherTemplate} ${reworded}` };
    const copies = await postJobs(other, copied);
    expect((await findSimilarJobs(first)).map(({ id }) => id)).toEqual(copies);
  });

  it("a job posted 250 times is recognised, though every band of it is a common one", async () => {
    const company = await makeCompany();
    const packer = { title: "Packer", description: reworded };
    const [first = ""] = await postJobs(company, ...Array.from({ length: 250 }, () => packer));
    const similar = await findSimilarJobs(first);
    expect(similar).toHaveLength(100);
    expect(similar.every(({ score }) => score > 0.99)).toBe(true);
  });
});

it("29.8 jobs that came without a sketch get one within the hour, drafts do not", async () => {
  await sketchRemainingJobs();
  const before = await db.$count(jobSketches);
  const texts = { title: "Courier", description: courier };
  const jobs = await makeJobs(await makeCompany(), [texts, { ...texts, status: "draft" }]);
  await sketchRemainingJobs();
  expect(await db.$count(jobSketches)).toBe(before + 1);
  expect(await db.$count(jobSketches, eq(jobSketches.jobId, jobs[0]?.id ?? ""))).toBe(1);
});

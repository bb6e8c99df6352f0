import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { authAccounts } from "#app/features/accounts/accounts.table.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { noApplicationFilter } from "#app/features/applications/application-filter.ts";
import type { ApplicationStatus } from "#app/features/applications/application-status.ts";
import {
  clearDepartedApplicants,
  listDepartedApplicants,
} from "#app/features/applications/lifecycle/announce-leaving.server.ts";
import {
  departedApplicants,
  interviews,
} from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { emptyRemovedJobs } from "#app/features/applications/unanswered/empty-removed-jobs.server.ts";
import { notifyApplicantsOfRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { loadDashboard } from "#app/features/company-dashboard/dashboard.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { accountPassword } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication } from "#test/sent-applications.ts";
import { deleteOwnAccount } from "./delete-account.server.ts";

useTestDatabase();
const mail = useTestMail();

async function withPassword(person: EmailPerson): Promise<EmailPerson> {
  const password = await hashPassword(accountPassword);
  const { id } = person;
  await db
    .insert(authAccounts)
    .values({ userId: id, accountId: id, providerId: "credential", password });
  return person;
}

it("F13 tells a deleted company's applicants who still wait, also unconfirmed ones, of which job", async () => {
  const company = await withPassword(await makeCompany());
  const job = await makeJob(company, { title: "Night nurse" });
  const unconfirmed = await makeSeeker({ email: `new-${randomUUID()}@people.example` });
  const known = await confirmed(
    await makeSeeker({ email: `known-${randomUUID()}@people.example` }),
  );
  const answered = await confirmed(await makeSeeker());
  await insertApplication(job.id, { by: unconfirmed });
  await insertApplication(job.id, { by: known, status: "interview" });
  await insertApplication(job.id, { by: answered, status: "not_selected" });

  await deleteOwnAccount(company, accountPassword);
  await emptyRemovedJobs();
  await notifyApplicantsOfRemovedJobs();
  const emails = (await mail.emails()).map(({ to, source }) => ({ to, ...parseEmail(source) }));
  const subjectsTo = (person: EmailPerson) =>
    emails.filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
  expect(subjectsTo(unconfirmed)).toEqual(["أُزيلت الوظيفة: Night nurse"]);
  expect(subjectsTo(known)).toEqual(["Job removed: Night nurse"]);
  expect(subjectsTo(answered)).toEqual([]);
});

it("F13 tells companies that still have its application, and that the interview is off", async () => {
  const [waiting, inviting, decided] = await Promise.all(
    ["waiting", "inviting", "decided"].map(async (name) =>
      confirmed(await makeCompany({ email: `${name}-${randomUUID()}@jobs.example` })),
    ),
  );
  const seeker = await withPassword(await makeSeeker({ firstName: "Rana", lastName: "Atassi" }));
  const send = async (to: EmailPerson | undefined, status: ApplicationStatus) => {
    const job = await makeJob(to ?? seeker, { title: "Night nurse" });
    return insertApplication(job.id, { by: seeker, status });
  };
  await send(waiting, "pending");
  const invited = await send(inviting, "interview");
  const startsAt = new Date(Date.now() + 3 * 86_400_000);
  await db.insert(interviews).values({ applicationId: invited, startsAt });
  await send(decided, "not_selected");

  await deleteOwnAccount(seeker, accountPassword);
  const textsTo = async (company: EmailPerson | undefined) =>
    (await mail.emails())
      .filter(({ to }) => company && to.includes(company.email))
      .map(({ source }) => parseEmail(source).text);
  const [letter, ...more] = await textsTo(waiting);
  expect(more).toEqual([]);
  expect(letter).toMatch(/Rana Atassi\S? has deleted their account.*Night nurse/s);
  expect(letter).not.toContain("interview on");
  const calendars = (await mail.emails())
    .filter(({ to }) => inviting && to.includes(inviting.email))
    .flatMap(({ source }) => parseEmail(source).calendars);
  for (const line of ["METHOD:CANCEL", `UID:${invited}@furas`, "SEQUENCE:1"]) {
    expect(calendars.join()).toContain(line);
  }
  expect((await textsTo(inviting)).join()).toContain(
    `The interview on ${formatDateTime(startsAt, "en", { weekday: true })} (Damascus time) is off.`,
  );
  expect(await textsTo(decided)).toEqual([]);
});

it("F13 shows an unconfirmed company, by no name, the interviews and offers that are off, for a week", async () => {
  const [company, other] = [await makeCompany(), await makeCompany()];
  const job = await makeJob(company, { title: "Night nurse" });
  const startsAt = new Date(Date.now() + 3 * 86_400_000);
  const leave = async (status: ApplicationStatus, at?: Date) => {
    const seeker = await withPassword(await makeSeeker({ firstName: "Rana" }));
    const applicationId = await insertApplication(job.id, { by: seeker, status });
    if (at) await db.insert(interviews).values({ applicationId, startsAt: at });
    await deleteOwnAccount(seeker, accountPassword);
  };
  const later = new Date(startsAt.getTime() + 60_000);
  await leave("interview", later);
  await leave("interview", startsAt);
  await leave("offered");
  await leave("pending");
  await leave("interview", new Date(Date.now() - 86_400_000));

  const title = "Night nurse";
  const all = [
    { title, interviewAt: startsAt },
    { title, interviewAt: later },
    { title, interviewAt: null },
  ];
  expect(
    (await loadDashboard(company, { tab: "jobs", page: 1, filter: "all" }, "en")).departed,
  ).toEqual(all);
  expect(
    (
      await loadDashboard(
        company,
        { tab: "applications", page: 1, filter: noApplicationFilter },
        "en",
      )
    ).departed,
  ).toEqual(all);
  expect(await listDepartedApplicants(other)).toEqual([]);
  await clearDepartedApplicants();
  expect(await listDepartedApplicants(company)).toEqual(all);
  const departedAt = new Date(Date.now() - 8 * 86_400_000);
  await db.update(departedApplicants).set({ departedAt });
  expect(await listDepartedApplicants(company)).toEqual([]);
  await clearDepartedApplicants();
  expect(await db.$count(departedApplicants)).toBe(0);
});

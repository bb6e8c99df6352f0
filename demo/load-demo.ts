import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { authAccounts, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import type {
  ApplicationAction,
  ApplicationStatus,
} from "#app/features/applications/application-status.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { storeCv } from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { countReplyFigures } from "#app/features/applications/unanswered/count-replies.server.ts";
import { companyCheckActs, companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { companyLogos } from "#app/features/companies/companies.table.ts";
import { type EncodedLogo, encodeLogos } from "#app/features/companies/logo/encode-logo.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { countExpectedPays } from "#app/features/jobs/usual-pay/expected-pay.server.ts";
import { countRoleDemand } from "#app/features/jobs/usual-pay/role-demand.server.ts";
import { countUsualPays } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { findPlaceById, placeText } from "#app/features/places/place.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { drawPicture } from "#app/features/sharing/pictures/find-picture.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeDocumentKey } from "#app/platform/encryption/files-key.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { storeFile } from "#app/platform/storage/storage.server.ts";
import { demoData } from "./demo-data.ts";
import { demoPassword } from "./demo-password.ts";
import { sampleDocx, samplePdf } from "./sample-cv.ts";

type Data = ReturnType<typeof demoData>;
type Ids = Map<string, string>;
type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Fills an empty board with the demo data; false when somebody is there already. */
export async function loadDemoData(now = new Date()): Promise<boolean> {
  const isLoaded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7310003)`);
    if ((await tx.select({ id: userProfiles.id }).from(userProfiles).limit(1)).length) return false;
    const data = demoData();
    const password = await hashPassword(demoPassword);
    const [owners, logos] = await Promise.all([
      loadBoard(tx, data, password, now),
      drawLogos(data.logos),
    ]);
    await loadLogos(tx, logos, owners);
    await loadViews(tx, now);
    return true;
  });
  if (isLoaded) await countAsAtNight();
  return isLoaded;
}

/** What the next night would count, so that the board is whole from the first minute. */
async function countAsAtNight(): Promise<void> {
  await countUsualPays();
  await countExpectedPays();
  await countRoleDemand();
  await countReplyFigures();
}

async function loadBoard(tx: Transaction, data: Data, password: string, now: Date): Promise<Ids> {
  const owners = await loadPeople(tx, data, password, now);
  const jobIds = await loadJobs(tx, data, owners, now);
  await loadApplications(tx, data, owners, jobIds, now);
  await loadChecks(tx, data, owners, now);
  return owners;
}

/** Views of four weeks, the same on each new board: a few a day, of the demo company's jobs from many sources. */
async function loadViews(tx: Transaction, now: Date): Promise<void> {
  const today = damascusDay(now);
  await tx.execute(sql`
    insert into job_views (job_id, day, source, views, begun)
    select id, day, source, views + sent, least(views, (draw / 64 % 9 = 0)::int) + sent
    from (select j.id, j.title, (j.created_at at time zone 'Asia/Damascus')::date as posted,
        coalesce(a.email = 'company@demo.furas.test', false) as is_main
      from jobs j left join auth_users a on a.id = j.company_id where j.status = 'active') job
    cross join (values ('list', 5), ('search', 6), ('whatsapp', 4), ('engine', 3), ('direct', 2))
      as sources (source, most)
    cross join generate_series(0, 27) as ago
    cross join lateral (select ${today}::date - ago as day,
      hashtext(title || source || ago) & 1048575 as draw) drawn
    cross join lateral (select draw % (most + 1) as views, case when source = 'list' then (
      select count(*)::int from job_applications where job_id = job.id
        and (created_at at time zone 'Asia/Damascus')::date = day) else 0 end as sent) counted
    where day >= posted and views + sent > 0 and (is_main or source = 'list')`);
}

/** Accounts with their profiles, and companies without a login; answers ids by key. */
async function loadPeople(tx: Transaction, data: Data, password: string, now: Date): Promise<Ids> {
  const ids: Ids = new Map(data.accounts.map(({ key }) => [key, randomUUID()]));
  const idOf = (key: string) => known(ids, key);
  const accountRows = data.accounts.map(({ key, email, firstName, lastName }) => ({
    id: idOf(key),
    email,
    name: `${firstName} ${lastName}`,
    // Nobody could open a link that is sent to them.
    emailVerified: true,
    emailVerifiedAt: new Date(now.getTime() - 90 * day),
    createdAt: new Date(now.getTime() - 90 * day),
  }));
  await tx.insert(authUsers).values(accountRows);
  await tx
    .insert(authAccounts)
    .values(
      accountRows.map(({ id }) => ({
        userId: id,
        accountId: id,
        providerId: "credential",
        password,
      })),
    );
  const companies = new Map(data.companies.map((company) => [company.account, company]));
  const seekers = new Map(data.seekers.map((seeker) => [seeker.account, seeker]));
  const rows: (typeof userProfiles.$inferInsert)[] = data.accounts.map(
    ({ key, placeId, moderates, ...account }) => {
      const seeker = seekers.get(key);
      return {
        ...account,
        id: idOf(key),
        ...placeNames(placeId),
        ...(seeker && seekerColumns(seeker)),
        ...companyColumns(companies.get(key)),
      };
    },
  );
  for (const { account, key, ...company } of data.companies) {
    const id = account ? idOf(account) : randomUUID();
    ids.set(key, id);
    if (account) continue;
    const { firstName, lastName, email, phone, placeId } = company;
    const contact = { firstName, lastName, email, phone, ...placeNames(placeId) };
    rows.push({ id, userType: "company", ...contact, ...companyColumns({ key, ...company }) });
  }
  // Apart by a minute each, so that "newest first" is the same order every time.
  const dated = rows.map((row, i) => ({
    ...row,
    createdAt: new Date(now.getTime() - i * 60_000 - 90 * day),
  }));
  await tx.insert(userProfiles).values(dated);
  const appointed = data.accounts.filter(({ moderates }) => moderates);
  await tx
    .insert(moderators)
    .values(appointed.map(({ key }) => ({ userId: idOf(key), leads: true })));
  return ids;
}

function placeNames(placeId: string) {
  const { country, province, city } = findPlaceById(placeId) ?? {};
  return { country: country?.en ?? null, province: province?.en ?? null, city: city?.en ?? null };
}

function seekerColumns({
  account,
  language,
  cv,
  desiredSalaryMin,
  desiredSalaryMax,
  ...seeker
}: Data["seekers"][number]) {
  return {
    ...seeker,
    desiredSalaryMin: desiredSalaryMin?.toString() ?? null,
    desiredSalaryMax: desiredSalaryMax?.toString() ?? null,
  };
}

function companyColumns(company: Data["companies"][number] | undefined) {
  if (!company) return {};
  const { companyName, companySize, industry, website, foundedYear, description } = company;
  return {
    companyName,
    companySize,
    industry,
    foundedYear,
    companyWebsite: website,
    companyDescription: description,
  };
}

type Logo = EncodedLogo & { company: string };

async function drawLogos(logos: Data["logos"]): Promise<Logo[]> {
  const pictures = await Promise.all(logos.map((logo) => drawPicture(logoSvg(logo))));
  const encoded = await encodeLogos(pictures);
  return logos.map(({ company }, at) => {
    const logo = encoded[at];
    if (!logo || isRefused(logo)) throw new Error(`The demo logo of ${company} is none.`);
    return { company, ...logo };
  });
}

/** Stored as if their companies had uploaded them; other companies have none. */
async function loadLogos(tx: Transaction, logos: Logo[], owners: Ids): Promise<void> {
  for (const { company, variants, content } of logos) {
    const id = randomUUID();
    await storeFile(id, content);
    await tx.insert(companyLogos).values({ id, companyId: known(owners, company), variants });
  }
}

function logoSvg({ ground, ink, path }: Data["logos"][number]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 52" width="176" height="208"><path fill="${ground}" d="M0 0h44v52H0z"/><path fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`;
}

async function loadJobs(tx: Transaction, data: Data, owners: Ids, now: Date): Promise<Ids> {
  const ids: Ids = new Map();
  const rows = data.jobs.map((job) => {
    const {
      key,
      company,
      language,
      postedHoursAgo,
      deadlineInDays,
      salaryMin,
      salaryMax,
      ...rest
    } = job;
    const id = randomUUID();
    ids.set(key, id);
    const createdAt = new Date(now.getTime() - postedHoursAgo * hour);
    return {
      ...rest,
      id,
      companyId: known(owners, company),
      location: placeText(job.placeId, language),
      salaryMin: salaryMin?.toString() ?? null,
      salaryMax: salaryMax?.toString() ?? null,
      requirements: JSON.stringify(job.requirements),
      benefits: JSON.stringify(job.benefits),
      applicationDeadline: deadlineInDays === null ? null : isoDay(now, deadlineInDays),
      createdAt,
      updatedAt: createdAt,
    };
  });
  for (let at = 0; at < rows.length; at += 500)
    await tx.insert(jobs).values(rows.slice(at, at + 500));
  await indexChangedJobs(tx);
  return ids;
}

async function loadApplications(
  tx: Transaction,
  { seekers, applications }: Data,
  owners: Ids,
  jobIds: Ids,
  now: Date,
): Promise<void> {
  const cvs = new Map(seekers.map((seeker) => [seeker.account, seeker.cv]));
  for (const { seeker, job, sentHoursAgo, availableInDays, ...rest } of applications) {
    const userId = known(owners, seeker);
    const createdAt = new Date(now.getTime() - sentHoursAgo * hour);
    const id = await storeDemoDocument(tx, userId, { ...known(cvs, seeker), createdAt });
    const applicationId = randomUUID();
    await tx
      .insert(jobApplications)
      .values({
        ...rest,
        id: applicationId,
        ...answeredAt(rest.status, createdAt, now),
        userId,
        jobId: known(jobIds, job),
        documentId: id,
        resumeUrl: `/documents/${id}`,
        availableDate: availableInDays === null ? null : isoDay(now, availableInDays),
        createdAt,
      });
    await tx
      .insert(applicationEvents)
      .values(demoHistory(applicationId, rest.status, createdAt, now));
  }
}

/** Never looked at again: their domains are made up. A register that waits has a document. */
async function loadChecks(tx: Transaction, data: Data, owners: Ids, now: Date): Promise<void> {
  const companies = new Map(data.companies.map((company) => [company.key, company]));
  for (const { company, kind, state, method, daysAgo, number } of data.checks) {
    const companyId = known(owners, company);
    const { website } = known(companies, company);
    const at = new Date(now.getTime() - daysAgo * day);
    const subject = kind === "domain" ? new URL(website ?? "").hostname : (number ?? "");
    const source = kind === "domain" ? ("site" as const) : null;
    const token = kind === "domain" ? randomUUID().replaceAll("-", "").slice(0, 20) : null;
    const isDone = state === "done";
    const documentId = isDone
      ? null
      : await storeDemoDocument(tx, companyId, {
          fileName: "register.pdf",
          lines: ["Commercial register", `No. ${subject}`],
          createdAt: at,
        });
    await tx
      .insert(companyChecks)
      .values({
        companyId,
        kind,
        state,
        subject,
        source,
        token,
        method,
        documentId,
        begunAt: at,
        checkedAt: isDone ? at : null,
      });
    await tx.insert(companyCheckActs).values({ companyId, kind, state, subject, at });
  }
}

type DemoDocument = { fileName: string; lines: string[]; createdAt: Date };

async function storeDemoDocument(
  tx: Transaction,
  ownerId: string,
  { createdAt, ...sample }: DemoDocument,
): Promise<string> {
  const { fileName, bytes } = sampleCv(sample);
  const cv = await inspectCv(bytes, fileName);
  if (!cv.ok) throw new Error(`The demo document ${fileName} is none: ${cv.reason}`);
  const { kind, mediaType } = cv;
  const id = randomUUID();
  const { key, wrapped: fileKey } = await makeDocumentKey(tx, id);
  const sizeBytes = bytes.length;
  await tx
    .insert(documents)
    .values({
      id,
      fileKey,
      encrypted: true,
      ownerId,
      fileName,
      kind,
      mediaType,
      sizeBytes,
      createdAt,
    });
  await storeCv(id, key, bytes);
  return id;
}

const actionFor: Record<Exclude<ApplicationStatus, "pending">, ApplicationAction> = {
  shortlisted: "shortlist",
  interview: "invite",
  offered: "offer",
  hired: "hire",
  not_selected: "decline",
  withdrawn: "withdraw",
  closed: "close",
};

/** An answered application was opened a third of the way to now, and answered half of it. */
function answeredAt(status: ApplicationStatus, createdAt: Date, now: Date) {
  if (status === "pending") return { statusChangedAt: createdAt };
  const between = (part: number) =>
    new Date(createdAt.getTime() + part * (now.getTime() - createdAt.getTime()));
  return { openedAt: between(1 / 3), statusChangedAt: between(1 / 2) };
}

function demoHistory(applicationId: string, status: ApplicationStatus, createdAt: Date, now: Date) {
  const { openedAt, statusChangedAt } = {
    openedAt: undefined,
    ...answeredAt(status, createdAt, now),
  };
  const event = { applicationId, toStatus: "pending" as ApplicationStatus };
  const send = { ...event, action: "send" as const, side: "seeker" as const, createdAt };
  if (status === "pending" || !openedAt) return [send];
  const byCompany = { ...event, side: "company" as const, fromStatus: "pending" as const };
  const answer = { action: actionFor[status], toStatus: status, createdAt: statusChangedAt };
  return [
    send,
    { ...byCompany, action: "open" as const, createdAt: openedAt },
    { ...byCompany, ...answer },
  ];
}

/** The PDF maker knows Latin letters only, so an Arabic CV is a Word file. */
function sampleCv({ fileName, lines }: Data["seekers"][number]["cv"]) {
  if (fileName.endsWith(".pdf")) return { fileName, bytes: samplePdf(lines) };
  const rtl = /\p{Script=Arabic}/u.test(lines.join());
  return { fileName, bytes: sampleDocx(lines, { rtl }) };
}

function isoDay(now: Date, days: number): string {
  return new Date(now.getTime() + days * day).toISOString().slice(0, 10);
}

function known<T>(byKey: ReadonlyMap<string, T>, key: string): T {
  const record = byKey.get(key);
  if (!record) throw new Error(`The demo data names "${key}", which is not there.`);
  return record;
}

import type postgres from "postgres";
import { damascusDay } from "#app/i18n/format.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";

/** Every kind of person that may send a request. */
export const everybody = [
  "visitor",
  "signed out",
  "seeker",
  "other seeker",
  "company",
  "other company",
  // Of the company's team, by their roles; one who was removed from it; one of the other company's.
  "team owner",
  "team recruiter",
  "team reader",
  "removed member",
  "other member",
  "admin",
  "moderator",
  "unknown type",
  "no profile",
] as const;
export type Who = (typeof everybody)[number];

/** Who has a session: "signed out" only has the cookie of one that was ended. */
export const members = everybody.filter((who) => who !== "visitor" && who !== "signed out");

export const password = "six-letters-or-more";
export const emailOf = (who: Who) => `the-${who.replaceAll(" ", "-")}@people.example`;

/** Makes the accounts by the board's own sign-up; answers each one's cookie. */
export async function makePeople(origin: string, sql: postgres.Sql) {
  const cookies = { visitor: "" } as Record<Who, string>;
  for (const who of members) {
    const userType = who.includes("company") ? "company" : "customer_employee";
    cookies[who] = await signUp(origin, emailOf(who), userType);
  }
  const old = new BrowserSession(origin);
  await old.post("/login", { email: emailOf("company"), password });
  cookies["signed out"] = old.cookie;
  await old.post("/logout", {});

  const isOf = (who: Who) => sql`email = ${emailOf(who)}`;
  await sql`update user_profiles set user_type = 'admin' where ${isOf("admin")}`;
  await sql`update user_profiles set user_type = 'company_member' where ${isOf("moderator")}`;
  await sql`insert into moderators (user_id)
    select id from user_profiles where ${isOf("moderator")}`;
  for (const who of members.filter((who) => who.includes("member") || who.includes("team"))) {
    await sql`update user_profiles set user_type = 'company_member' where ${isOf(who)}`;
    await sql`insert into company_members (user_id, company_id, role)
      select m.id, c.id, ${roleOf(who)} from user_profiles m, user_profiles c
      where m.email = ${emailOf(who)}
        and c.email = ${emailOf(who === "other member" ? "other company" : "company")}`;
  }
  // By the screen that does it, so that what is left of a member is what there really is.
  const owner = new BrowserSession(origin);
  await owner.post("/login", { email: emailOf("company"), password });
  const [removed] = await sql<{ id: string }[]>`
    select id from user_profiles where ${isOf("removed member")}`;
  await owner.post(`/company-dashboard/team/${removed?.id}/remove`, {});
  // No screen and no rule of today makes such an account; an older table may hold one.
  await sql`alter table user_profiles drop constraint user_profiles_user_type_check`;
  await sql`update user_profiles set user_type = 'recruiter' where ${isOf("unknown type")}`;
  await sql`delete from user_profiles where ${isOf("no profile")}`;
  await sql`update user_profiles set company_name = 'The Bakery' where ${isOf("company")}`;
  await sql`update user_profiles set company_name = 'The Mill' where ${isOf("other company")}`;
  return cookies;
}

function roleOf(who: Who): string {
  return who === "team owner" ? "owner" : who === "team reader" ? "reader" : "recruiter";
}

async function signUp(origin: string, email: string, userType: string): Promise<string> {
  const session = new BrowserSession(origin);
  const registered = await session.post("/auth/v1/signup", {
    email,
    password,
    agree: "on",
    user_type: userType,
    first_name: "Sami",
    last_name: "Darwish",
    phone: "+963 944 123 456",
    country: "Syria",
    province: "Aleppo",
    city: "Azaz",
  });
  if (!registered.ok) throw new Error(`${email} was not made: ${await registered.text()}`);
  return session.cookie;
}

/** What nobody else may read; each stands in a record below or in an account. */
export const secrets = {
  coverLetter: "cover-letter-of-the-seeker",
  cv: "cv-of-the-seeker",
  othersCoverLetter: "cover-letter-of-the-second-one",
  othersCv: "cv-of-the-second-one",
  entry: "job-in-the-profile-of-the-seeker",
  unusedUpload: "unused-upload-of-the-seeker",
  begunUpload: "begun-upload-of-the-seeker",
  draftJob: "draft-job-of-the-company",
  closedJob: "closed-job-of-the-company",
  suspendedJob: "suspended-job-of-the-company",
  draftForm: "typed-by-the-company-and-not-sent",
  invitedEmail: "invited-by-the-company@people.example",
} as const;

/** Ids of records: jobs by their state, the others' job and CV, the sent CV, uploads unused and begun, the seeker. */
export type Records = Record<
  | "open"
  | "over"
  | "longOver"
  | "closed"
  | "draft"
  | "others"
  | "othersCv"
  | "cv"
  | "upload"
  | "entry"
  | "begun"
  | "application"
  | "invited"
  | "seekerId"
  | "memberId"
  | "companyId"
  | "suspended"
  | "case"
  | "invitation"
  | "apiKey"
  | "feed"
  | "webhook"
  | "missing"
  | "noId",
  string
>;

/**
 * Makes one record of each kind; the company and the seeker own them. The other company has a job
 * and the other seeker has applied to it, so that nobody's lists are empty.
 */
export async function makeRecords(
  origin: string,
  sql: postgres.Sql,
  cookies: Record<Who, string>,
): Promise<Records> {
  const job = (who: Who, title: string, status: string, deadline: string | null = null) =>
    makeJob(sql, { who, title, status, deadline });
  // An empty profile makes no CV.
  await sql`update user_profiles set bio = 'Baker' where user_type = 'customer_employee'`;
  const records: Records = {
    open: await job("company", "Baker", "active"),
    over: await job("company", "Cook", "active", damascusDay(new Date(Date.now() - 86_400_000))),
    longOver: await job("company", "Cook", "active", "2020-01-01"),
    closed: await job("company", secrets.closedJob, "closed"),
    draft: await job("company", secrets.draftJob, "draft"),
    others: await job("other company", "Miller", "active"),
    cv: "",
    othersCv: "",
    application: "",
    invited: "",
    begun: await beginUpload(origin, cookies.seeker, secrets.begunUpload),
    upload: await upload(origin, cookies.seeker, secrets.unusedUpload),
    entry: await addEntry(sql),
    seekerId: await idOf(sql, "seeker"),
    memberId: await idOf(sql, "team reader"),
    companyId: await idOf(sql, "company"),
    suspended: await job("company", secrets.suspendedJob, "active"),
    case: "",
    invitation: await inviteColleague(sql),
    apiKey: await addApiKey(sql),
    feed: await addFeed(sql),
    webhook: await addWebhook(sql),
    missing: "00000000-0000-4000-8000-000000000000",
    noId: "no-id",
  };
  await sql`insert into company_checks (company_id, kind, state, subject, begun_at)
    values (${records.companyId}, 'register', 'waiting', '14-22087', '2026-11-20T09:00:00Z')`;
  const sendCv = async (who: Who, job: string, coverLetter: string, text: string) => {
    const documentId = await upload(origin, cookies[who], text);
    const contact = { email: emailOf(who), phone: "0944123456" };
    const form = formOf({
      firstName: "Sami",
      lastName: "Darwish",
      ...contact,
      documentId,
      coverLetter,
    });
    await posted(origin, cookies[who], `/apply/${job}`, form, 303);
    return documentId;
  };
  records.cv = await sendCv("seeker", records.open, secrets.coverLetter, secrets.cv);
  records.othersCv = await sendCv(
    "other seeker",
    records.others,
    secrets.othersCoverLetter,
    secrets.othersCv,
  );
  await sql`insert into moderation_cases (job_id, company_id, state, reason)
    select id, company_id, 'suspended', 'money' from jobs where id = ${records.suspended}`;
  await sql`update jobs set status = 'closed', closed_reason = 'suspended'
    where id = ${records.suspended}`;
  records.case = await caseOf(sql, records.others);
  records.application = await applicationOf(sql, records.othersCv);
  records.invited = await applicationOf(sql, records.cv);
  await sql`update job_applications set status = 'interview' where id = ${records.invited}`;
  await sql`insert into application_events (application_id, action, side, from_status, to_status, message)
    values (${records.invited}, 'reply', 'company', 'interview', 'interview', ${secrets.coverLetter})`;
  await sql`insert into interviews (application_id, starts_at, place)
    values (${records.invited}, now() + interval '9 days', ${secrets.coverLetter})`;
  const input = new URLSearchParams({ intent: "next", step: "1", title: secrets.draftForm });
  await posted(origin, cookies.company, "/post-job", input, 303);
  return records;
}

/** A case in the queue, about a public job. */
async function caseOf(sql: postgres.Sql, jobId: string): Promise<string> {
  const [raised] = await sql<{ id: string }[]>`
    insert into moderation_cases (job_id, company_id, signals, signal_score)
    select id, company_id, '{fee}', 6 from jobs where id = ${jobId} returning id`;
  return raised?.id ?? "";
}

async function applicationOf(sql: postgres.Sql, documentId: string): Promise<string> {
  const [application] = await sql<{ id: string }[]>`
    select id from job_applications where document_id = ${documentId}`;
  return application?.id ?? "";
}

async function addEntry(sql: postgres.Sql): Promise<string> {
  const [entry] = await sql<{ id: string }[]>`
    insert into profile_entries (owner_id, kind, title, from_date)
    select id, 'job', ${secrets.entry}, '2019' from user_profiles where email = ${emailOf("seeker")}
    returning id`;
  return entry?.id ?? "";
}

/** A feed that nothing was read from yet. */
async function addFeed(sql: postgres.Sql): Promise<string> {
  const [feed] = await sql<{ id: string }[]>`
    insert into feed_sources (company_id, name, url, kind, applies_there, every_hours, state)
    select id, 'Careers', 'https://localhost/jobs.csv', 'csv', true, 24, 'paused'
    from user_profiles where email = ${emailOf("company")} returning id`;
  return feed?.id ?? "";
}

async function addApiKey(sql: postgres.Sql): Promise<string> {
  const [key] = await sql<{ id: string }[]>`
    insert into api_keys (company_id, name, scopes, hash, ending, created_by)
    select id, 'Till', '{jobs:read}', 'none', 'LpYd3', id
    from user_profiles where email = ${emailOf("company")} returning id`;
  return key?.id ?? "";
}

/** Paused, so that the background work sends nothing. */
async function addWebhook(sql: postgres.Sql): Promise<string> {
  const [webhook] = await sql<{ id: string }[]>`
    insert into webhook_endpoints (company_id, url, events, state, secret, secret_ending, created_by)
    select id, 'https://hooks.barada.sy/till', '{}', 'paused', 'none', '4f2a', id
    from user_profiles where email = ${emailOf("company")} returning id`;
  return webhook?.id ?? "";
}

async function inviteColleague(sql: postgres.Sql): Promise<string> {
  const [invitation] = await sql<{ id: string }[]>`
    insert into company_invitations (company_id, email, role, language, expires_at)
    select id, ${secrets.invitedEmail}, 'reader', 'en', now() + interval '7 days'
    from user_profiles where email = ${emailOf("company")} returning id`;
  return invitation?.id ?? "";
}

async function idOf(sql: postgres.Sql, who: Who): Promise<string> {
  const [person] = await sql<{ id: string }[]>`
    select id from user_profiles where email = ${emailOf(who)}`;
  return person?.id ?? "";
}

type Job = { who: Who; title: string; status: string; deadline: string | null };

async function makeJob(sql: postgres.Sql, { who, title, status, deadline }: Job): Promise<string> {
  const [registered] = await sql<{ id: string }[]>`
    insert into jobs (company_id, title, description, category, location, place_id,
      employment_type, experience_level, status, application_deadline)
    select id, ${title}, 'Bread for the morning.', 'Logistics', 'Azaz, Aleppo, Syria',
      'syria/aleppo/azaz', 'full-time', 'entry', ${status}, ${deadline}
    from user_profiles where email = ${emailOf(who)} returning id`;
  return registered?.id ?? "";
}

async function upload(origin: string, cookie: string, text: string): Promise<string> {
  const form = formOf({});
  form.append("files", pdf(text), `${text}.pdf`);
  const answer = await posted(origin, cookie, "/documents/upload", form, 200);
  const [document] = (await answer.json()) as { id: string }[];
  return document?.id ?? "";
}

async function beginUpload(origin: string, cookie: string, name: string): Promise<string> {
  const headers = { cookie, origin, ...beginning(name) };
  const answer = await fetch(`${origin}/documents/upload`, { method: "POST", headers });
  const id = answer.headers.get("location")?.split("/").pop();
  if (!id) throw new Error(`No upload was begun: ${answer.status} ${await answer.text()}`);
  return id;
}

/** What begins an upload of 100 bytes that may be broken off. */
export function beginning(name: string, owner?: string): Record<string, string> {
  const written = (text: string) => Buffer.from(text).toString("base64");
  const metadata = `filename ${written(`${name}.pdf`)}${owner ? `,owner ${written(owner)}` : ""}`;
  return { "tus-resumable": "1.0.0", "upload-length": "100", "upload-metadata": metadata };
}

export function pdf(text: string): Blob {
  return new Blob([Buffer.from(samplePdf(["CV", text]))], { type: "application/pdf" });
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function posted(
  origin: string,
  cookie: string,
  path: string,
  body: FormData | URLSearchParams,
  status: number,
): Promise<Response> {
  const headers = { cookie, origin };
  const answer = await fetch(origin + path, { method: "POST", body, headers, redirect: "manual" });
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

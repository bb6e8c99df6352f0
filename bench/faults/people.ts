import { randomBytes, randomUUID } from "node:crypto";
import type postgres from "postgres";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";

export const password = "six-olives";

/** Accounts straight in the database, which all sign in with one password. */
export async function makeAccounts(
  sql: postgres.Sql,
  count: number,
  userType = "customer_employee",
) {
  const hash = await hashPassword(password);
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: `${id}@people.example`, name: "Rima" };
  });
  await sql`insert into auth_users ${sql(rows)}`;
  const credentials = rows.map(({ id }) => ({
    ...{ user_id: id, account_id: id, provider_id: "credential", password: hash },
  }));
  await sql`insert into auth_accounts ${sql(credentials)}`;
  const profiles = rows.map(({ id, email }) => ({
    ...{ id, email, first_name: "Rima", user_type: userType },
  }));
  await sql`insert into user_profiles ${sql(profiles)}`;
  return rows;
}

/** Open jobs of a new company; answers their ids. */
export async function makeJobs(sql: postgres.Sql, count: number): Promise<string[]> {
  const [company] = await makeAccounts(sql, 1, "company");
  const made = await sql<{ id: string }[]>`
    insert into jobs (company_id, title, description, category, location, place_id, employment_type, experience_level)
    select ${company?.id ?? ""}, 'Baker ' || n, 'Bread for the morning.', 'Logistics',
      'Aleppo, Aleppo, Syria', 'syria/aleppo/aleppo', 'full-time', 'entry'
    from generate_series(1, ${count}) n returning id`;
  return made.map(({ id }) => id);
}

export type Seeker = { id: string; email: string; session: BrowserSession };

/** Signs accounts in, each in a browser of its own. */
export async function signIn(
  origin: string,
  accounts: { id: string; email: string }[],
): Promise<Seeker[]> {
  const seekers: Seeker[] = [];
  for (const { id, email } of accounts) {
    const session = new BrowserSession(origin);
    const { status } = await session.post("/login", { email, password, remember: "on" });
    if (status !== 303) throw new Error(`Nobody could sign in: ${status}.`);
    seekers.push({ id, email, session });
  }
  return seekers;
}

/** A CV unlike all others. */
export function newCv(kilobytes = 40): Uint8Array {
  const words = randomBytes(kilobytes * 256).toString("hex");
  return samplePdf(["CV", ...(words.match(/.{80}/g) ?? [])]);
}

/** Sends an application as a browser without scripts does. */
export async function apply(
  { email, session }: Seeker,
  jobId: string,
  cv: Uint8Array,
  submissionKey: string = randomUUID(),
): Promise<Response> {
  const form = new FormData();
  const typed = { firstName: "Rima", lastName: "Al-Halabi", email, phone: "0944 000 000" };
  for (const [name, value] of Object.entries({ ...typed, submissionKey })) form.append(name, value);
  form.append("resume", new File([new Uint8Array(cv)], "CV.pdf", { type: "application/pdf" }));
  return await session.post(`/apply/${jobId}`, form);
}

import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";

/** Of every account that a benchmark makes. */
export const password = "six-olives";

/** Accounts straight in the database, which all sign in with `password`. */
export async function makeAccounts(
  sql: postgres.Sql,
  count: number,
  userType = "customer_employee",
): Promise<{ id: string; email: string }[]> {
  const hash = await hashPassword(password);
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: `${id}@people.example`, name: "Rima" };
  });
  await sql`insert into auth_users ${sql(rows)}`;
  const credentials = rows.map(({ id }) => ({
    user_id: id,
    account_id: id,
    provider_id: "credential",
    password: hash,
  }));
  await sql`insert into auth_accounts ${sql(credentials)}`;
  const profile = { first_name: "Rima", last_name: "Halabi", user_type: userType };
  await sql`insert into user_profiles ${sql(rows.map(({ id, email }) => ({ id, email, ...profile })))}`;
  return rows;
}

/** Open jobs of a new company; returns their ids. */
export async function makeJobs(sql: postgres.Sql, count: number): Promise<string[]> {
  const [company] = await makeAccounts(sql, 1, "company");
  const rows = await sql<{ id: string }[]>`
    insert into jobs (company_id, title, description, category, location, place_id, employment_type, experience_level)
    select ${company?.id ?? ""}, 'Baker ' || n, 'Bread for the morning.', 'Logistics',
      'Aleppo, Aleppo, Syria', 'syria/aleppo/aleppo', 'full-time', 'entry'
    from generate_series(1, ${count}) n returning id`;
  return rows.map(({ id }) => id);
}

/** What a browser would send back. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

/** Signs in to an account that makeAccounts made; returns its cookies. */
export async function signIn(origin: string, email: string): Promise<string> {
  const body = new URLSearchParams({ email, password });
  const init = { method: "POST", body, headers: { origin }, redirect: "manual" as const };
  const { status, headers } = await fetch(`${origin}/login`, init);
  if (status !== 303) throw new Error(`not signed in: ${status}`);
  return cookiesOf(headers);
}

import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { chooseRunner } from "#app/platform/database/embedded/account.server.ts";
import { findPrograms } from "#app/platform/database/embedded/programs.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { password } from "#bench/harness/accounts.ts";
import { startBoard } from "#bench/harness/server.ts";
import { people } from "#demo/people.ts";

/** A member of the demo company, who signs in with the harness's password. */
export const memberEmail = "member@people.example";

/** The demo board, with one of each thing that has a page and is not in the demo data. */
export async function makeDemoBoard(dataDir: string): Promise<void> {
  console.log("Making the demo board.");
  await mkdir(dataDir, { recursive: true });
  const server = await startBoard({ DATA_DIR: dataDir, DEMO: "1" });
  await server.end("SIGTERM");
  await makeSuperuser(dataDir);
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await sql`create extension pg_stat_statements`;
  await addMember(sql);
  await addOnes(sql);
  await sql`vacuum analyze`;
  await sql.end();
  await database.stop();
}

async function addMember(sql: postgres.Sql): Promise<void> {
  const hash = await hashPassword(password);
  await sql`with account as (
      insert into auth_users (name, email, email_verified) values ('Member', ${memberEmail}, true) returning id
    ), credential as (
      insert into auth_accounts (user_id, account_id, provider_id, password)
      select id, id, 'credential', ${hash} from account
    ), profile as (
      insert into user_profiles (id, email, first_name, last_name, user_type)
      select id, ${memberEmail}, 'Member', 'Halabi', 'company_member' from account
    ) insert into company_members (user_id, company_id, role)
      select account.id, company.id, 'recruiter' from account, auth_users company
      where company.email = ${people.nabil.email}`;
}

async function addOnes(sql: postgres.Sql): Promise<void> {
  await sql`insert into moderation_cases (job_id, company_id, report_count)
    select id, company_id, 1 from jobs where status = 'active' order by id limit 1`;
  await sql`insert into reports (job_id, reason, details)
    select job_id, 'money', 'They ask for money.' from moderation_cases`;
  await sql`insert into interviews (application_id, starts_at, place)
    select id, now() + interval '9 days', 'Aleppo' from job_applications where status = 'interview'`;
}

/**
 * Lets the board's own role read every statement and turn triggers off. Nobody can log in as the
 * superuser, so the stopped database is opened by a single process.
 */
async function makeSuperuser(dataDir: string): Promise<void> {
  const folder = join(dataDir, "postgres");
  const programs = await findPrograms(join(folder, "lib"));
  const runner = await chooseRunner(dataDir, folder, programs, false);
  const alone = ["--single", "-D", join(folder, "data"), "-c", "exit_on_error=on", "furas"];
  const [file, args, user] = runner.command(programs.postgres, alone);
  const { status, stderr } = spawnSync(file, args, {
    ...user,
    cwd: "/",
    env: programs.environment,
    input: "alter role furas superuser;\n",
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The database's role got no rights: ${stderr}`);
}

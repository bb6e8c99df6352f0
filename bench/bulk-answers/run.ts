import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { paths } from "#app/paths.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { makeAccounts, makeJobs, signIn } from "#bench/harness/accounts.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { type Server, startBoard } from "#bench/harness/server.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";

/**
 * npm run bench -- bulk-answers [APPLICATIONS]: one press answers all applications to a closed job,
 * while the app is killed twice with SIGKILL. Each must be answered once, and have one email.
 */
const [applications = 0] = readNumbers("npm run bench -- bulk-answers [APPLICATIONS]", {
  usual: 15_000,
  least: 1000,
});
const maxPageMs = 1000;
const maxSeconds = 300;

await ensureBuilt(console.log);
await withFolder("bulk-answers", async (dataDir) => {
  const env = { DATA_DIR: dataDir, DEMO: "0" };
  let server = await startBoard(env);
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const { job, email } = await fill(sql);
  const cookie = await signIn(server.origin, email);

  const form = { action: "decline", message: "Dear {name}, thank you.", lastEvent: "0" };
  const answer = paths.answerApplicants(job, { action: "decline", rest: "1" });
  const began = performance.now();
  const posted = await ask(server, answer, cookie, new URLSearchParams(form));
  const pageMs = Math.round(performance.now() - began);
  if (posted.status !== 303) throw new Error(`Not begun: ${posted.status}`);
  console.log(`${applications} to answer: the page came after ${pageMs} ms.`);

  const killedAt: number[] = [];
  let listMs = 0;
  for (let task = await findTask(sql); task?.state === "running"; task = await findTask(sql)) {
    if (task.position > ((killedAt.length + 1) * applications) / 3 && killedAt.length < 2) {
      await server.end("SIGKILL");
      killedAt.push(task.position);
      server = await startBoard(env);
    }
    const before = performance.now();
    await ask(server, paths.applicants(job), cookie);
    listMs = Math.max(listMs, performance.now() - before);
    await pause(500);
    if (performance.now() - began > 4 * maxSeconds * 1000) throw new Error("It does not end.");
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const counts = await countAnswers(sql);
  console.log(`Killed at ${killedAt.join(" and ")}; done after ${seconds} s.`);
  console.log(`The list came within ${Math.round(listMs)} ms meanwhile.`, counts);

  await sql.end();
  await server.end("SIGTERM");
  await database.stop();
  const isEachOnce =
    counts.declined === applications &&
    counts.events === applications &&
    counts.emails === applications;
  if (!isEachOnce || pageMs > maxPageMs || seconds > maxSeconds) process.exitCode = 1;
});

/** A company's closed job with applications of people who may be written to. */
async function fill(sql: postgres.Sql) {
  const [job = ""] = await makeJobs(sql, 1);
  const [company] = await makeAccounts(sql, 1, "company");
  await sql`update jobs set company_id = ${company?.id ?? ""}, status = 'closed' where id = ${job}`;
  await sql`insert into auth_users (id, email, name, email_verified)
    select md5('seeker' || n)::uuid, 'seeker' || n || '@people.example', 'Rima', true
    from generate_series(1, ${applications}) n`;
  await sql`insert into user_profiles (id, first_name, last_name, email, user_type)
    select id, name, 'Halabi', email, 'customer_employee' from auth_users where email like 'seeker%'`;
  await sql`insert into documents (id, owner_id, file_name, kind, media_type, bytes)
    select id, id, 'cv.pdf', 'pdf', 'application/pdf', 1 from user_profiles where email like 'seeker%'`;
  await sql`insert into job_applications (job_id, user_id, document_id, resume_url)
    select ${job}, id, id, '/documents/' || id from documents`;
  await sql.unsafe("vacuum analyze");
  return { job, email: company?.email ?? "" };
}

async function ask({ origin }: Server, path: string, cookie: string, body?: URLSearchParams) {
  const method = body ? "POST" : "GET";
  const answer = await fetch(origin + path, {
    method,
    headers: { cookie, origin },
    redirect: "manual",
    ...(body && { body }),
  });
  await answer.arrayBuffer();
  return answer;
}

async function findTask(sql: postgres.Sql) {
  const [task] = await sql<{ state: string; position: number }[]>`
    select state, position from bulk_tasks`;
  return task;
}

/** Each event has one row for its email, sent or not. */
async function countAnswers(sql: postgres.Sql) {
  const [row] = await sql<{ declined: number; events: number; emails: number }[]>`
    select (select count(*)::int from job_applications where status = 'not_selected') as declined,
      (select count(*)::int from application_events where action = 'decline') as events,
      (select count(*)::int from email_events where kind = 'applicationEnded') as emails`;
  return row ?? { declined: 0, events: 0, emails: 0 };
}

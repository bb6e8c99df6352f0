import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { saveOwnAlert } from "#app/features/alerts/own-alerts.server.ts";
import { companyLabels } from "#app/features/applications/marks/marks.table.ts";
import { writeSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { rememberedCompanies } from "#app/features/jobs/memory/memory.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication } from "#test/sent-applications.ts";

/** Numbers from 0 to below `limit`, the same for the same seed. */
function randomOf(seed: number) {
  let state = seed * 2654435761 + 1;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Two companies of one name with all that a merge moves, as the seed decides. */
export async function makeDoubles(seed: number): Promise<{ from: Person; into: Person }> {
  const random = randomOf(seed);
  const from = await furnish(random, "Barada Foods");
  const into = await furnish(random, "Barada Food");
  await writeSkeletons(db, [
    { id: from.id, companyName: "Barada Foods" },
    { id: into.id, companyName: "Barada Foods" },
  ]);
  for (let n = random(5); n > 0; n--) {
    const reader = await confirmed(await makeSeeker());
    const both = random(3);
    for (const company of both === 0 ? [from] : [from, into]) {
      const at = new Date();
      const choice = random(2) ? { followedAt: at } : { hiddenAt: at };
      await db
        .insert(rememberedCompanies)
        .values({ accountId: reader.id, companyId: company.id, ...choice });
      const query = { company: company.id };
      const alert = { query, name: "Jobs", frequency: "daily", hour: 8, language: "en" } as const;
      if (random(2)) await saveOwnAlert(reader, alert);
    }
  }
  return { from, into };
}

async function furnish(random: (limit: number) => number, companyName: string): Promise<Person> {
  const company = await confirmed(await makeCompany({ companyName }));
  for (let n = random(3); n > 0; n--) {
    await makeMember(company, (["owner", "recruiter", "reader"] as const)[random(3)] ?? "reader");
  }
  if (random(3) === 0) {
    await makeMember(company, "owner");
    const role = (["none", "recruiter", "reader"] as const)[random(3)] ?? "none";
    await db.insert(companyMembers).values({ userId: company.id, companyId: company.id, role });
  }
  for (const email of ["a@people.example", "b@people.example"].slice(random(3))) {
    await db.execute(sql`
      insert into company_invitations (company_id, email, role, language, invited_by, expires_at)
      values (${company.id}, ${email}, 'reader', 'ar', ${company.id}, now() + interval '7 days')`);
  }
  const names = ["Call back", "Urgent", "urgent 2", "Strong"].slice(random(3));
  const labels = await db
    .insert(companyLabels)
    .values(names.map((name) => ({ companyId: company.id, name })))
    .returning();
  await db.execute(sql`
    insert into api_keys (company_id, name, scopes, hash, ending, created_by)
    values (${company.id}, 'System', '{jobs:read}', ${randomUUID()}, 'ABCDE', ${company.id})`);
  await db.execute(sql`
    insert into webhook_endpoints (company_id, url, events, secret, secret_ending, created_by)
    values (${company.id}, 'https://hooks.barada.sy/furas', '{job.closed}', 'none', 'ABCD', ${company.id})`);
  await db.execute(sql`
    insert into job_templates (company_id, name, values) values (${company.id}, 'Driver', '{}')`);
  for (const kind of ["hired", "rejected"].slice(random(3))) {
    await db.execute(sql`
      insert into reply_templates (company_id, kind, language, body)
      values (${company.id}, ${kind}, 'en', 'Thank you.')`);
  }
  await db.execute(sql`
    insert into reports (company_id, reason, network_key) values (${company.id}, 'other', ${randomUUID()})`);
  await db.execute(sql`insert into moderation_cases (company_id) values (${company.id})`);
  for (let n = random(5); n > 0; n--) {
    const status = (["active", "closed", "draft"] as const)[random(3)] ?? "active";
    const job = await makeJob(company, { status, title: `Baker ${random(3)}` });
    if (n % 2) {
      await db.execute(sql`
        insert into job_external_ids (company_id, external_id, job_id)
        values (${company.id}, ${`hr-${n}`}, ${job.id})`);
    }
    if (random(2)) {
      await db.execute(sql`
        insert into moderation_cases (job_id, company_id) values (${job.id}, ${company.id})`);
    }
    await db.execute(sql`
      insert into job_views (job_id, day, source, views, begun)
      select ${job.id}, current_date - n, 'search', ${1 + random(5)}::int + n, n
      from generate_series(0, ${random(3)}::int) n`);
    await db.execute(sql`
      insert into remembered_jobs (account_id, job_id, saved_at) values (${company.id}, ${job.id}, now())`);
    for (let sent = random(4); sent > 0; sent--) {
      const application = await insertApplication(job.id);
      const label = labels[random(labels.length)];
      await db.execute(sql`
        insert into application_labels (application_id, label_id, job_id)
        values (${application}, ${label?.id}, ${job.id})`);
      await db.execute(sql`
        insert into application_notes (application_id, author_id, body)
        values (${application}, ${company.id}, 'Speaks well.')`);
      if (random(3) === 0) {
        await db.execute(sql`
          insert into moderation_cases (application_id, company_id) values (${application}, ${company.id})`);
        await db.execute(sql`
          insert into reports (application_id, company_id, reason, network_key)
          values (${application}, ${company.id}, 'other', ${randomUUID()})`);
      }
    }
  }
  return company;
}

/** What notes of changes, logs and the queue hold is no state of the board. */
const passing = new Set([
  "day_counts",
  "board_changes",
  "changed_pages",
  "page_changes",
  "outdated_jobs",
  "outdated_companies",
  "company_merges",
  "email_events",
  "alert_searches",
  "percolator_queries",
  "percolator_keys",
]);

/** The rows of every table of the board, by table, without times of changes. */
export async function readBoard(): Promise<Record<string, string[]>> {
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const board: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (passing.has(name)) continue;
    const rows = await db.execute<{ row: string }>(sql`
      select (to_jsonb(t) - 'updated_at' - 'parsed_at')::text as row from ${sql.identifier(name)} t order by 1`);
    // A counter of nothing is as good as none.
    board[name] = rows.map(({ row }) => row).filter((row) => !/"(jobs|rows)": 0[,}]/.test(row));
  }
  return board;
}

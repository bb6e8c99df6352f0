import postgres from "postgres";

/** The schema that holds the moderation log and nothing else. */
export const moderationLogSchema = "moderation_log";

/**
 * Makes the table of moderation acts where there is none. As the role of `logUrl` it belongs to
 * somebody else than the board, whose own role may then read and add, and neither change, empty nor
 * drop it. Without `logUrl` only its triggers protect it. A log that was made so is handed over once
 * there is a `logUrl`. See docs/decisions/0039.
 */
export async function prepareModerationLog(url: string, logUrl?: string): Promise<void> {
  await within(url, async (board) => {
    const [role] = await board<{ name: string }[]>`select current_user as name`;
    const own = role?.name ?? "";
    const owner = await findOwner(board, moderationLogSchema);
    if (!logUrl) {
      if (!owner) await board.begin((tx) => makeLog(tx, own));
      return indexActs(board);
    }
    if (owner === own) {
      await board`alter schema ${board(moderationLogSchema)} rename to ${board(outgoing)}`;
    }
    if (!owner || owner === own) {
      await allowCreating(board, logUrl);
      await within(logUrl, (log) => log.begin((tx) => makeLog(tx, own)));
    }
    await within(logUrl, indexActs);
    if (await findOwner(board, outgoing)) await handOver(board);
  });
}

/** What the log is counted and filtered by; logs of older versions come without some of the indexes. */
async function indexActs(sql: postgres.Sql | postgres.TransactionSql): Promise<void> {
  const schema = sql(moderationLogSchema);
  for (const [name, columns] of Object.entries(indexes)) {
    const [index] = await sql`select to_regclass(${`${moderationLogSchema}.${name}`}) as name`;
    if (!index?.name) await sql`create index ${sql(name)} on ${schema}.acts (${sql(columns)})`;
  }
  for (const name of replaced) await sql`drop index if exists ${schema}.${sql(name)}`;
}

const indexes = {
  acts_company: ["company_id", "act"],
  acts_about: ["company_id", "at", "id"],
  acts_actor: ["actor_id", "at", "id"],
  acts_kind: ["act", "at", "id"],
  acts_job: ["job_id"],
  // The acts of a span are counted from it, the answer to an appeal is read from the next.
  acts_times: ["at", "id", "act", "case_id", "actor_id"],
  acts_cases: ["case_id", "at", "act"],
};

/** Of older versions: each is the beginning of another one. */
const replaced = ["acts_newest", "acts_order", "acts_case"];

/** Who owns a schema; undefined where there is none. */
async function findOwner(sql: postgres.Sql, schema: string): Promise<string | undefined> {
  const [row] = await sql<{ owner: string }[]>`
    select nspowner::regrole::text as owner from pg_namespace where nspname = ${schema}`;
  return row?.owner;
}

const outgoing = `${moderationLogSchema}_before`;

async function allowCreating(board: postgres.Sql, logUrl: string): Promise<void> {
  const [database] = await board<{ name: string }[]>`select current_database() as name`;
  const role = decodeURIComponent(new URL(logUrl).username);
  await board`grant create, connect on database ${board(database?.name ?? "")} to ${board(role)}`;
}

async function handOver(board: postgres.Sql): Promise<void> {
  await board.begin(async (tx) => {
    await tx`insert into ${tx(moderationLogSchema)}.acts
      select * from ${tx(outgoing)}.acts on conflict (id) do nothing`;
    await tx`drop schema ${tx(outgoing)} cascade`;
  });
}

async function makeLog(tx: postgres.TransactionSql, board: string): Promise<void> {
  const schema = tx(moderationLogSchema);
  await tx`create schema ${schema}`;
  // No references: changes of accounts and jobs leave the log as it is.
  await tx`create table ${schema}.acts (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null default clock_timestamp(),
    act text not null,
    actor_id uuid,
    case_id uuid,
    job_id uuid,
    company_id uuid,
    reason text,
    note text)`;
  await tx.unsafe(`create function ${moderationLogSchema}.refuse_change() returns trigger
    language plpgsql as $$
    begin
      raise exception 'The moderation log can only be added to.' using errcode = 'insufficient_privilege';
    end $$`);
  await tx`create trigger acts_append_only before update or delete or truncate on ${schema}.acts
    for each statement execute function ${schema}.refuse_change()`;
  await tx`revoke all on ${schema}.acts from public`;
  await tx`grant usage on schema ${schema} to ${tx(board)}`;
  await tx`grant select, insert on ${schema}.acts to ${tx(board)}`;
}

async function within<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

import { type SQL, sql } from "drizzle-orm";
import { maxLabelLength } from "#app/limits.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";

/** A merge as its rows are moved: from one company into the other, or back by an undo. */
export type Move = { id: string; fromId: string; intoId: string };

/** Moves what a company has few of, closes its account as a company, and records all that for an undo. */
export async function moveCompany(tx: Transaction, move: Move): Promise<void> {
  await moveTeam(tx, move);
  await moveInvitations(tx, move);
  await moveLabels(tx, move);
  await moveTemplates(tx, move);
  await moveKeys(tx, move);
  await moveSlugs(tx, move);
  await dropSkeleton(tx, move);
  await setUserType(tx, move, "company_member");
}

/** Puts it back; what the other company got meanwhile stays there. */
export async function restoreCompany(tx: Transaction, move: Move): Promise<void> {
  const { id, fromId, intoId } = move;
  await restoreTeam(tx, move);
  await restoreInvitations(tx, move);
  await restoreLabels(tx, move);
  await tx.execute(sql`
    update api_keys k set company_id = ${fromId} from ${recorded(id, "key")}
    where k.id = r.id::uuid and k.company_id = ${intoId}`);
  await tx.execute(sql`
    update webhook_endpoints e set company_id = ${fromId} from ${recorded(id, "webhook")}
    where e.id = r.id::uuid and e.company_id = ${intoId}`);
  await tx.execute(sql`
    update job_templates t set company_id = ${fromId} from ${recorded(id, "template")}
    where t.id = r.id::uuid and t.company_id = ${intoId}`);
  await tx.execute(sql`
    update reply_templates t set company_id = ${fromId} from ${recorded(id, "reply")}
    where t.kind || ':' || t.language = r.id and t.company_id = ${intoId}`);
  // Before the account is a company again, which gives a named one an address where it has none.
  await tx.execute(sql`
    update company_slugs s set company_id = ${fromId}, is_current = (r.data ->> 'is_current')::boolean
    from ${recorded(id, "slug")} where s.slug = r.id and s.company_id = ${intoId} and not s.is_current`);
  await setUserType(tx, move, "company");
  await tx.execute(sql`
    insert into company_skeletons select row.* from ${recorded(id, "skeleton")},
      jsonb_populate_record(null::company_skeletons, r.data) row on conflict do nothing`);
}

/** The recorded rows of a kind, for a list of tables; called `r`. */
function recorded(merge: string, kind: string): SQL {
  return sql`(select id, data from merged_rows where merge_id = ${merge} and kind = ${kind}) r`;
}

async function setUserType(tx: Transaction, { fromId }: Move, type: "company" | "company_member") {
  await tx.execute(sql`update user_profiles set user_type = ${type} where id = ${fromId}`);
}

/** The company's own account joins as an owner, unless it has handed over or has another role. */
async function moveTeam(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  await tx.execute(sql`
    insert into merged_rows (merge_id, kind, id, data, account_id)
    select ${id}::uuid, 'member', user_id, to_jsonb(m), user_id from company_members m
    where company_id = ${fromId}
    union all
    select ${id}::uuid, 'member', a.id, null, a.id from auth_users a
    where a.id = ${fromId} and not exists (select from company_members where user_id = a.id)`);
  await tx.execute(sql`delete from company_members where company_id = ${fromId} and role = 'none'`);
  await tx.execute(
    sql`update company_members set company_id = ${intoId} where company_id = ${fromId}`,
  );
  await tx.execute(sql`
    insert into company_members (user_id, company_id, role)
    select r.id::uuid, ${intoId}::uuid, 'owner' from ${recorded(id, "member")} where r.data is null`);
}

/** The other company gets its own account back as an owner where all its owners go. */
async function restoreTeam(tx: Transaction, { id, intoId }: Move): Promise<void> {
  await tx.execute(sql`
    delete from company_members m using ${recorded(id, "member")}
    where r.data is null and m.user_id = r.id::uuid and m.company_id = ${intoId}`);
  await tx.execute(sql`
    insert into company_members as m
    select row.* from ${recorded(id, "member")}, jsonb_populate_record(null::company_members, r.data) row
    where r.data is not null and exists (select from auth_users where id = row.user_id)
    on conflict (user_id) do update set company_id = excluded.company_id, role = excluded.role
    where m.company_id = ${intoId}`);
  await tx.execute(sql`
    delete from company_members where user_id = ${intoId} and company_id = ${intoId}
      and not exists (select from company_members where company_id = ${intoId} and role = 'owner')`);
}

/** Of two invitations of one address that of the other company stays. */
async function moveInvitations(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  const isDouble = sql`exists (select from company_invitations o
    where o.company_id = ${intoId} and o.email = i.email)`;
  await tx.execute(sql`
    insert into merged_rows (merge_id, kind, id, data)
    select ${id}::uuid, 'invitation', i.id, case when ${isDouble} then to_jsonb(i) end
    from company_invitations i where company_id = ${fromId}`);
  await tx.execute(sql`
    delete from company_invitations i where company_id = ${fromId} and ${isDouble}`);
  await tx.execute(sql`
    update company_invitations set company_id = ${intoId} where company_id = ${fromId}`);
}

async function restoreInvitations(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  await tx.execute(sql`
    update company_invitations i set company_id = ${fromId} from ${recorded(id, "invitation")}
    where r.data is null and i.id = r.id::uuid and i.company_id = ${intoId}`);
  await tx.execute(sql`
    insert into company_invitations
    select row.* from ${recorded(id, "invitation")}, lateral jsonb_populate_record(null::company_invitations,
      r.data || jsonb_build_object('invited_by',
        (select a.id from auth_users a where a.id = (r.data ->> 'invited_by')::uuid))) row
    where r.data is not null on conflict do nothing`);
}

/** A label whose name the other company has gets a number. */
async function moveLabels(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  const labels = await tx.execute<{ id: string; name: string; company: string }>(sql`
    select id, name, company_id as company from company_labels
    where company_id in (${fromId}, ${intoId}) order by id`);
  const used = new Set(
    labels.filter(({ company }) => company === intoId).map(({ name }) => name.toLowerCase()),
  );
  await tx.execute(sql`
    insert into merged_rows (merge_id, kind, id, data)
    select ${id}::uuid, 'label', id, jsonb_build_object('name', name) from company_labels
    where company_id = ${fromId}`);
  for (const label of labels.filter(({ company }) => company === fromId)) {
    const name = freeName(label.name, used);
    used.add(name.toLowerCase());
    await tx.execute(sql`
      update company_labels set company_id = ${intoId}, name = ${name} where id = ${label.id}`);
  }
}

function freeName(name: string, used: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number++) {
    free = `${name.slice(0, maxLabelLength - 1 - String(number).length)} ${number}`;
  }
  return free;
}

/** Those that the other company gave to applicants of its own jobs meanwhile come off. */
async function restoreLabels(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  await tx.execute(sql`
    delete from application_labels l using ${recorded(id, "label")}, jobs j
    where l.label_id = r.id::uuid and j.id = l.job_id and j.company_id = ${intoId} and not exists (
      select from merged_rows job where job.merge_id = ${id} and job.kind = 'job' and job.id = j.id::text)`);
  await tx.execute(sql`
    update company_labels l set company_id = ${fromId}, name = r.data ->> 'name'
    from ${recorded(id, "label")} where l.id = r.id::uuid and l.company_id = ${intoId}`);
}

/** Texts of replies that the other company has, too, stay where they are. */
async function moveTemplates(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update job_templates set company_id = ${intoId} where company_id = ${fromId} returning id)
    insert into merged_rows (merge_id, kind, id) select ${id}::uuid, 'template', id from moved`);
  await tx.execute(sql`
    with moved as (
      update reply_templates t set company_id = ${intoId} where company_id = ${fromId} and not exists (
        select from reply_templates o
        where o.company_id = ${intoId} and o.kind = t.kind and o.language = t.language)
      returning kind, language)
    insert into merged_rows (merge_id, kind, id) select ${id}::uuid, 'reply', kind || ':' || language from moved`);
}

/** The company's own systems act for the other one from now on, and are told of its events. */
async function moveKeys(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update api_keys set company_id = ${intoId} where company_id = ${fromId} returning id)
    insert into merged_rows (merge_id, kind, id) select ${id}::uuid, 'key', id from moved`);
  await tx.execute(sql`
    with moved as (
      update webhook_endpoints set company_id = ${intoId} where company_id = ${fromId} returning id)
    insert into merged_rows (merge_id, kind, id) select ${id}::uuid, 'webhook', id from moved`);
}

/** As earlier addresses of the other company's page they redirect to its current one. */
async function moveSlugs(tx: Transaction, { id, fromId, intoId }: Move): Promise<void> {
  await tx.execute(sql`
    insert into merged_rows (merge_id, kind, id, data)
    select ${id}::uuid, 'slug', slug, jsonb_build_object('is_current', is_current) from company_slugs
    where company_id = ${fromId}`);
  await tx.execute(sql`
    update company_slugs set company_id = ${intoId}, is_current = false where company_id = ${fromId}`);
}

async function dropSkeleton(tx: Transaction, { id, fromId }: Move): Promise<void> {
  await tx.execute(sql`
    select note_pages_of_look(skeleton, company_id) from company_skeletons where company_id = ${fromId}`);
  await tx.execute(sql`
    with gone as (delete from company_skeletons s where company_id = ${fromId} returning to_jsonb(s) as row)
    insert into merged_rows (merge_id, kind, id, data)
    select ${id}::uuid, 'skeleton', ${fromId}::text, row from gone`);
}

import type postgres from "postgres";
import { inBulk } from "./in-bulk.ts";

/** What triggers would have written of rows that came without them; those of open jobs came with them. */
export async function fillCounts(sql: postgres.Sql): Promise<void> {
  await sql`select list_companies(array(select id from user_profiles where user_type = 'company'))`;
  await sql`truncate row_totals, company_applications, seeker_contacts, company_contacts`;
  await sql`insert into row_totals (kind, country, province, rows)
    select user_type, coalesce(country, ''), coalesce(province, ''), count(*) from user_profiles group by 1, 2, 3
    union all select 'jobs', '', '', count(*) from jobs
    union all select 'applications', '', '', count(*) from job_applications`;
  await inBulk(sql, ["company_applications", "seeker_contacts", "company_contacts"], async () => {
    await sql`insert into company_applications (application_id, company_id, job_id, user_id, created_at, letter, has_news,
        was_shortlisted, is_hired, answer_hours)
      with letters as materialized (
        select cover_letter, fold_text(cover_letter) as folded from job_applications
        where cover_letter is not null group by 1)
      select a.id, company_id, job_id, user_id, a.created_at, folded,
        coalesce(wrote, false), coalesce(was_far, false) or a.status in ('shortlisted', 'interview', 'offered', 'hired'),
        a.status = 'hired', round(extract(epoch from answered_at - a.created_at) / 3600)::int
      from job_applications a join jobs on jobs.id = job_id left join letters using (cover_letter)
      left join (select application_id, bool_or(action = 'write') as wrote,
          bool_or(to_status in ('shortlisted', 'interview', 'offered', 'hired')) as was_far,
          min(created_at) filter (where action in ('invite', 'offer', 'hire', 'decline')) as answered_at
        from application_events where action <> 'send' group by 1) events on application_id = a.id
      order by a.created_at`;
    await sql`insert into seeker_contacts (profile_id, joined_at, document)
      select id, created_at, seeker_contacts_document(p) from user_profiles p
      where user_type = 'customer_employee' order by created_at`;
    await sql`insert into company_contacts (profile_id, joined_at, document)
      select id, created_at, company_contacts_document(p) from user_profiles p where user_type = 'company'`;
  });
}

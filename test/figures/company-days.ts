import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";

/** The days of companies whose sums are not those of the views and saves of their jobs. */
export function listWrongDays() {
  return db.execute(sql`
    with counted as (
      select company_id, day, source, sum(views) as views, sum(begun) as begun, sum(saved) as saved from (
        select job_id, day, source, views, begun, 0 as saved from job_views
        union all
        select job_id, (saved_at at time zone 'Asia/Damascus')::date, '', 0, 0, 1 from remembered_jobs
        where saved_at is not null) rows
      join jobs on jobs.id = job_id group by 1, 2, 3)
    select * from counted full join company_days kept using (company_id, day, source)
    where (coalesce(counted.views, 0), coalesce(counted.begun, 0), coalesce(counted.saved, 0))
      <> (coalesce(kept.views, 0), coalesce(kept.begun, 0), coalesce(kept.saved, 0))`);
}

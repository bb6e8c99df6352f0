-- Writes the search rows (job_search, job_terms) of jobs whose texts are already folded and stemmed.
-- Only active jobs have terms. A place that is new gets its number first.
create or replace function write_job_search(ids uuid[], titles text[], companies text[], stems text[])
returns void
language plpgsql as $$
begin
  insert into job_places (place)
  select distinct place_key(place_id, location) from jobs
  where id = any(ids) and status = 'active'
    and place_key(place_id, location) not in (select place from job_places)
  order by 1
  on conflict do nothing;
  insert into job_search (job_id, title, company, posted_at, active, pay)
  select id, left(read.title, 500), left(read.company, 500), created_at, status = 'active',
    pay_key(jobs)
  from unnest(ids, titles, companies) as read (id, title, company) join jobs using (id)
  on conflict (job_id) do update set
    title = excluded.title, company = excluded.company,
    posted_at = excluded.posted_at, active = excluded.active, pay = excluded.pay;
  insert into job_terms (job_id, posted_at, code, terms, pay_low, pay_high)
  select jobs.id, jobs.created_at, job_code(jobs, company_size, job_places.no),
    array_to_tsvector(array_remove(
      job_tags(jobs, company_size, industry) || string_to_array(of_texts, ' ', ''), null)),
    pay.pay_low, pay.pay_high
  from unnest(ids, stems) as read (id, of_texts)
    join jobs on jobs.id = read.id
    join user_profiles on user_profiles.id = company_id
    join job_places on place = place_key(place_id, location),
    lateral pay_bounds(jobs) pay
  where status = 'active'
  on conflict (job_id) do update set
    posted_at = excluded.posted_at, code = excluded.code, terms = excluded.terms,
    pay_low = excluded.pay_low, pay_high = excluded.pay_high, widener = excluded.widener;
end $$;

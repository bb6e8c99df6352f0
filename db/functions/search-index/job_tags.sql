-- The terms of a job that filters search for: one for each choice, place, day and pair of choices.
create or replace function job_tags(job jobs, company_size text, industry text) returns text[]
language plpgsql stable as $$
declare
  day int := day_of(job.created_at);
  band int := nullif(salary_band(job), 0);
  place text := '@';
  part text;
  tags text[] := array_remove(array[
    'c:' || job.category,
    't:' || job.employment_type,
    'l:' || job.experience_level,
    'w:' || work_arranged(job.work_arrangement, job.employment_type),
    's:' || band,
    case when job.salary_min is not null or job.salary_max is not null then 'p:' || job.currency end,
    'o:' || job.company_id,
    'z:' || nullif(company_size, ''),
    'i:' || nullif(industry, ''),
    'd0:' || day,
    'd3:' || (day >> 3),
    'd6:' || (day >> 6),
    'd9:' || (day >> 9)
  ], null);
begin
  foreach part in array string_to_array(place_key(job.place_id, job.location), '/') loop
    if job.place_id is null then place := '@' || part;
    else place := place || case when place = '@' then '' else '/' end || part; end if;
    tags := tags || place;
  end loop;
  return tags || tag_pairs(job.category, (regexp_match(job.place_id, '^[^/]+/[^/]+'))[1],
    job.employment_type, job.experience_level, band);
end $$;

-- The work arrangement of a job that may state none: remote for a remote job, otherwise office.
create or replace function work_arranged(work_arrangement text, employment_type text) returns text
language sql immutable parallel safe as $$
  select coalesce(work_arrangement, case employment_type when 'remote' then 'remote' else 'office' end)
$$;

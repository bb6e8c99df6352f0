-- The facets of a job in eight bytes: category, type, level, arrangement, salary band, company size and
-- place as bits, then the minute of posting. job-codes.ts reads them.
create or replace function job_code(job jobs, company_size text, place smallint) returns bytea
language plpgsql stable as $$
begin
  return int4send(
    coalesce(array_position(array['Information Technology', 'Marketing & Sales', 'Accounting & Finance', 'Engineering', 'Healthcare', 'Education', 'Design', 'Human Resources', 'Law', 'Logistics'], job.category), 0)
    | (coalesce(array_position(array['full-time', 'part-time', 'contract', 'remote', 'freelance'], job.employment_type), 0) << 4)
    | (coalesce(array_position(array['entry', 'mid', 'senior', 'executive'], job.experience_level), 0) << 7)
    | (coalesce(array_position(array['office', 'remote', 'hybrid'], work_arranged(job.work_arrangement, job.employment_type)), 0) << 10)
    | (salary_band(job) << 12)
    | (coalesce(array_position(array['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'], company_size), 0) << 15)
    | ((case when place between 1 and 4095 then place::int else 0 end) << 18)
  ) || int4send(floor(extract(epoch from job.created_at) / 60)::int);
end $$;

-- Reads the texts of the given jobs and writes their search rows. The application does the same in
-- TypeScript, faster, for the jobs that it writes; see write_job_search.
create or replace function index_jobs(ids uuid[]) returns void
language plpgsql as $$
begin
  perform write_job_search(
    array_agg(id), array_agg(title), array_agg(company), array_agg(concat_ws(' ',
      search_stems('=', title), search_stems('~', company), search_stems('%', requirements),
      search_stems('', concat_ws(' ', nullif(title, ''), nullif(company, ''),
        nullif(requirements, ''), description)))))
  from (
    select jobs.id, fold_text(jobs.title) as title,
      fold_text(company_called(company_name, first_name, last_name)) as company,
      fold_text(list_sentences(jobs.requirements)) as requirements,
      fold_text(jobs.description) as description
    from jobs join user_profiles on user_profiles.id = jobs.company_id
    where jobs.id = any(ids)
    offset 0
  ) read
  having count(*) > 0;
end $$;

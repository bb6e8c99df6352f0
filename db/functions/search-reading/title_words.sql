-- Words of active jobs' titles and companies' names that begin with `sought`, or (`alike`) resemble it.
-- Calling the extension loads it; without it only a superuser may set its parameter.
select show_limit();

create or replace function title_words(sought text, alike boolean) returns setof text
language plpgsql stable rows 100 set pg_trgm.word_similarity_threshold = 0.4
as $$
begin
  if alike then
    return query select distinct word from (
      (select title_key as text from job_titles where sought <% title_key and jobs > 0 limit 300)
      union all
      (select fold_text(company_called(company_name, first_name, last_name)) from user_profiles
        where sought <% fold_text(company_called(company_name, first_name, last_name))
          and user_type = 'company' limit 300)
    ) near, string_to_table(text, ' ') word;
  else
    return query select word from (
      (select title_key as text, jobs from job_titles
        where title_key like '%' || sought || '%' and jobs > 0 order by jobs desc limit 300)
      union all
      (select fold_text(company_called(company_name, first_name, last_name)), 1 from user_profiles
        where fold_text(company_called(company_name, first_name, last_name)) like '%' || sought || '%'
          and user_type = 'company' limit 300)
    ) near, string_to_table(text, ' ') word
    where starts_with(word, sought) group by word order by sum(jobs) desc limit 10;
  end if;
end $$;

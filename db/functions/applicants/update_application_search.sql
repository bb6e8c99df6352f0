-- Keeps the searchable text of an application equal to its cover letter.
create or replace function update_application_search() returns trigger language plpgsql as $$
begin
  if new.cover_letter is null then
    delete from application_search where application_id = new.id;
  else
    insert into application_search (application_id, document) values (new.id, fold_text(new.cover_letter))
    on conflict (application_id) do update set document = excluded.document;
  end if;
  return null;
end $$;

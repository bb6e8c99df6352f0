-- Deletes the document of a check that has another one now, or none, or is gone.
create or replace function drop_check_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.document_id is not distinct from old.document_id then return null; end if;
  delete from documents where id = old.document_id;
  return null;
end $$;

-- Deletes the document of a message that goes: with its application, or when its texts are removed. No other
-- row refers to it then.
create or replace function delete_sent_document() returns trigger language plpgsql as $$
begin
  delete from documents where id = old.document_id;
  return null;
end $$;

-- The sentences of a JSON list, separated by spaces; empty for invalid JSON. Not parallel safe, because
-- catching an error starts a subtransaction.
create or replace function list_sentences(list text) returns text
language plpgsql immutable strict as $$
begin
  return (
    select coalesce(string_agg(sentence, ' '), '') from jsonb_array_elements_text(list::jsonb) sentence
  );
exception when others then
  return '';
end $$;

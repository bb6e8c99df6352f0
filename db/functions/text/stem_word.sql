-- The stem of one folded word; of two readings the first. See stem_text.
create or replace function stem_word(word text) returns text
language sql immutable parallel safe strict as $$ select split_part(stem_text(word), '|', 1) $$;

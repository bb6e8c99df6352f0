-- The folded title by which equal titles are counted together.
create or replace function title_key(title text) returns text
language sql immutable parallel safe strict as $$ select left(fold_text(title), 200) $$;

-- The terms of a job that may be the second of a percolator key: tags, and stems of title and company.
create or replace function second_terms(lexemes text[]) returns text[]
language sql immutable parallel safe as $$
  select array_agg(lexeme collate "C" order by lexeme collate "C") from unnest(lexemes) lexeme
  where lexeme = '' or lexeme ~ '^[=~@]|:'
$$;

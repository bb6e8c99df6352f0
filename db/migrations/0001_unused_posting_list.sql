-- No code calls it since the search in memory reads whole columns.
drop function if exists posting_list(text);

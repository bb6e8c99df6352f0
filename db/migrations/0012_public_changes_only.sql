-- A company that saves its profile as it was changes no page: only what differs besides the time of
-- saving counts. See docs/decisions/0009 and 0018.
drop trigger companies_change_pages on user_profiles;
--> statement-breakpoint
create trigger companies_change_pages after update on user_profiles
for each row when (
  'company' in (old.user_type, new.user_type)
  and (to_jsonb(old) - 'updated_at') is distinct from (to_jsonb(new) - 'updated_at')
)
execute function note_page_change();

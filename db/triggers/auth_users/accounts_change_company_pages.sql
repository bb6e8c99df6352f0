-- A company's page appears or disappears when its address is confirmed or it is blocked.
create or replace trigger accounts_change_company_pages after update of email_verified, blocked_at on auth_users
for each row when (
  old.email_verified is distinct from new.email_verified or old.blocked_at is distinct from new.blocked_at
)
execute function note_company_account_change();

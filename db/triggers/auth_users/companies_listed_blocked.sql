-- Takes a company off the directory when its account is blocked, and back. By its name it runs after
-- auth_users_withhold_jobs, which locks the profile first, as a posted job does.
create or replace trigger companies_listed_blocked after update of blocked_at on auth_users
for each row when ((old.blocked_at is null) <> (new.blocked_at is null))
execute function list_company_of_account();

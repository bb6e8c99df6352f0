-- Withholds or restores the jobs of an account that is blocked or unblocked.
create or replace trigger auth_users_withhold_jobs after update of blocked_at on auth_users
for each row when ((old.blocked_at is null) <> (new.blocked_at is null))
execute function withhold_jobs_of_account();

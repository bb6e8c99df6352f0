-- Keeps since when the email of an account is confirmed.
create or replace trigger auth_users_date_email before insert or update of email, email_verified on auth_users
for each row execute function date_verified_email();

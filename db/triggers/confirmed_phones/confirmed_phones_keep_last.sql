-- Keeps the phone of an account that has no email.
create or replace trigger confirmed_phones_keep_last after delete on confirmed_phones
for each row execute function keep_last_way_in();

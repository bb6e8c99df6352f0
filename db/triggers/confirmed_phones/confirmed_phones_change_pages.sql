-- Counts a change of the company's page when its account confirms a phone or gives it up.
create or replace trigger confirmed_phones_change_pages after insert or update or delete on confirmed_phones
for each row execute function note_company_phone_change();

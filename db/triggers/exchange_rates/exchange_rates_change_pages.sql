-- Counts a change of public pages when an exchange rate changes.
create or replace trigger exchange_rates_change_pages after insert or update or delete or truncate on exchange_rates
for each statement execute function note_page_change('all');

-- Records the company whose logo changed, for the cards held in memory.
create or replace trigger company_logos_note_change after insert or update or delete on company_logos
for each row execute function note_company_logo_change();

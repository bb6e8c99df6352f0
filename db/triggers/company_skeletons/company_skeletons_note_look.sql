-- Notes the pages of others of its name when a checked company takes or leaves one.
create or replace trigger company_skeletons_note_look after insert or update of skeleton on company_skeletons
for each row execute function note_changed_look();

-- Records the file of a deleted logo for the cleanup.
create or replace trigger company_logos_leave_files after delete on company_logos
for each row execute function note_left_file();

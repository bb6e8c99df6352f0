-- Records the file of a deleted document for the cleanup.
create or replace trigger documents_leave_files after delete on documents
for each row execute function note_left_file();

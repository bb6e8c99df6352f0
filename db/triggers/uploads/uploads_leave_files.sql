-- Records the file of a finished upload that is deleted. After a crash between file and document the upload
-- is all that names the file.
create or replace trigger uploads_leave_files after delete on uploads
for each row when (old.received = old.bytes) execute function note_left_file();

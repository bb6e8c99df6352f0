-- Deletes a register's document once its check no longer needs it.
create or replace trigger company_checks_drop_document after update or delete on company_checks
for each row when (old.document_id is not null) execute function drop_check_document();

-- Moves the figures of a job that has moved to another company.
create or replace trigger jobs_move_days after update of company_id on jobs
for each row when (old.company_id is distinct from new.company_id)
execute function move_company_days();

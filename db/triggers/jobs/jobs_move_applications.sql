-- Lists the applications of a job that has moved among those of its company, and counts its views and saves there.
create or replace trigger jobs_move_applications after update of company_id on jobs
for each row when (old.company_id is distinct from new.company_id)
execute function move_company_applications();

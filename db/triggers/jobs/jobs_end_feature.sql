-- Ends the feature of a job that closes, is withheld or goes back to a draft.
create or replace trigger jobs_end_feature after update of status on jobs
for each row when (old.status = 'active' and new.status <> 'active')
execute function end_feature();

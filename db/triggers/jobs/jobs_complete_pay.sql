-- Completes a pay before it is written: period, pound, comparable amounts.
create or replace trigger jobs_complete_pay before insert or update of
  salary_min, salary_max, currency, pay_period, pound on jobs
for each row execute function complete_pay();

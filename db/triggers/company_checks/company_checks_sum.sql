-- Keeps the sum of a company's done checks in its profile, which counts a change of its public pages.
create or replace trigger company_checks_sum after insert or delete or update of state on company_checks
for each row execute function sum_company_checks();

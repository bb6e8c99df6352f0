-- Keeps how far an application has come at most, and the hours until its first answer.
create or replace function note_application_progress() returns trigger language plpgsql as $$
declare
  is_far boolean := new.to_status in ('shortlisted', 'interview', 'offered', 'hired');
begin
  update company_applications
  set was_shortlisted = was_shortlisted or is_far, answer_hours = first_answer_hours(application_id, created_at)
  where application_id = new.application_id and (
    not was_shortlisted and is_far
    or answer_hours is distinct from first_answer_hours(application_id, created_at));
  return null;
end $$;

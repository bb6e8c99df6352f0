-- Keeps how far applications have come at most, and the hours until their first answer.
create or replace function note_application_progress() returns trigger language plpgsql as $$
begin
  update company_applications c
  set was_shortlisted = was_shortlisted or is_far, answer_hours = first_answer_hours(c.application_id, created_at)
  from (
    select application_id, bool_or(to_status in ('shortlisted', 'interview', 'offered', 'hired')) as is_far
    from came
    where to_status in ('shortlisted', 'interview', 'offered', 'hired')
      or side = 'company' and action in ('invite', 'offer', 'hire', 'decline')
    group by 1) changed
  where c.application_id = changed.application_id;
  return null;
end $$;

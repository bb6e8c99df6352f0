-- Hours from sending an application to the first word of the company that decides something: an invitation, an offer,
-- or the decision itself. Null where there is none, or none of this sending.
create or replace function first_answer_hours(application uuid, sent timestamptz) returns int language sql stable as $$
  select round(extract(epoch from min(created_at) - sent) / 3600)::int from application_events
  where application_id = application and created_at >= sent
    and side = 'company' and action in ('invite', 'offer', 'hire', 'decline');
$$;

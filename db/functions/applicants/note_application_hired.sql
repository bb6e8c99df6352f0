-- Keeps whether an application has led to work.
create or replace function note_application_hired() returns trigger language plpgsql as $$
begin
  update company_applications set is_hired = new.status = 'hired' where application_id = new.id;
  return null;
end $$;

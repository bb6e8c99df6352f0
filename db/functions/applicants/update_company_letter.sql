-- Keeps the searchable cover letter of an application equal to its letter.
create or replace function update_company_letter() returns trigger language plpgsql as $$
begin
  update company_applications set letter = fold_text(new.cover_letter) where application_id = new.id;
  return null;
end $$;

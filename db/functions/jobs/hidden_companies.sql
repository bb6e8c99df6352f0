-- The blocked companies whose jobs the queue is still taking off the board: nothing shows these meanwhile.
create or replace function hidden_companies() returns uuid[] language sql stable as $$
  select array(select company_id from outdated_companies join auth_users on auth_users.id = company_id
    where blocked_at is not null)
$$;

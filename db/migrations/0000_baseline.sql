-- The tables of a new board: the migrations 0000 to 0047 of release 0.1.0 in one (docs/decisions/0051).
-- A board of that release has this one already, known by the time that the journal gives it.
create extension if not exists pg_trgm;

create schema guard;

-- Two indexes on user_profiles need these functions. Their current texts stand in db/functions/text.
do $make$
declare
  letters name := (
    select collname from pg_collation
    where collname in ('pg_unicode_fast', 'pg_c_utf8', 'und-x-icu', 'C.UTF-8', 'default')
    order by array_position(
      array['pg_unicode_fast', 'pg_c_utf8', 'und-x-icu', 'C.UTF-8', 'default'], collname::text)
    limit 1
  );
begin
  execute format($function$
    create or replace function fold_text(written text) returns text
    language plpgsql immutable parallel safe strict as $body$
    declare
      lowered text := lower(normalize(written, NFKD) collate %1$I);
    begin
      if lowered ~ '[\u0131\u00f8\u0111\u00f0\u0142\u03c2\u06c1\u06be\u06d0\u0660-\u0669\u06f0-\u06f9]' then
        lowered := translate(lowered, 'ېہھıøđðłς٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹', 'يههioddlσ00112233445566778899');
      end if;
      return btrim(regexp_replace(
        regexp_replace(
          translate(lowered, 'ةىأإآٱیەؤئک', 'هياااايهويك'),
          '[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08e1\u08e3-\u08ff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]',
          '', 'g'
        ),
        '(?:[^[:alnum:]+#.]|\.(?![a-z])|(?<=\.)\.)+' collate %1$I, ' ', 'g'
      ), ' ');
    end $body$
  $function$, letters);
end $make$;

create or replace function company_called(company_name text, first_name text, last_name text) returns text
language sql immutable parallel safe as $$
  select coalesce(nullif(btrim(company_name), ''), btrim(concat_ws(' ', first_name, last_name)))
$$;

create table alert_batches (
  id bigint generated always as identity,
  compared_at timestamptz default now() not null,
  constraint alert_batches_pkey primary key (id)
);

create table alert_due (
  alert_id uuid not null,
  at timestamptz not null,
  constraint alert_due_pkey primary key (alert_id)
);

create index alert_due_at on alert_due (at);

create table alert_matched_jobs (
  batch bigint not null,
  job_id uuid not null,
  query_ids bigint[] not null,
  constraint alert_matched_jobs_pk primary key (batch, job_id)
);

create index alert_matched_jobs_job on alert_matched_jobs (job_id);

create table alert_matches (
  query_id bigint not null,
  batch bigint not null,
  job_ids uuid[] not null,
  constraint alert_matches_pk primary key (query_id, batch)
);

create table alert_progress (
  "only" boolean default true not null,
  scheduled_batch bigint default 0 not null,
  scheduled_hour timestamptz default date_trunc('hour', now(), 'Asia/Damascus') not null,
  constraint alert_progress_pkey primary key ("only"),
  constraint alert_progress_check check ("only")
);

create table auth_users (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  email_verified boolean default false not null,
  image text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  blocked_at timestamptz,
  language text,
  muted_emails text[] default '{}' not null,
  constraint auth_users_pkey primary key (id),
  constraint auth_users_email_unique unique (email),
  constraint auth_users_language_check check (language in ('ar', 'en'))
);

create table alert_recipients (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  email text,
  language text not null,
  feed_key text not null,
  last_sent_at timestamptz,
  created_at timestamptz default now() not null,
  constraint alert_recipients_pkey primary key (id),
  constraint alert_recipients_email_key unique (email),
  constraint alert_recipients_feed_key_key unique (feed_key),
  constraint alert_recipients_user_id_key unique (user_id),
  constraint alert_recipients_check check ((user_id is null) <> (email is null)),
  constraint alert_recipients_language_check check (language in ('ar', 'en')),
  constraint alert_recipients_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create table alert_digests (
  id uuid default gen_random_uuid() not null,
  recipient_id uuid not null,
  created_at timestamptz default now() not null,
  sent_at timestamptz,
  constraint alert_digests_pkey primary key (id),
  constraint alert_digests_recipient_id_alert_recipients_id_fk
    foreign key (recipient_id) references alert_recipients(id) on delete cascade
);

create index alert_digests_created on alert_digests (created_at);
create index alert_digests_recipient on alert_digests (recipient_id);

create table alert_sent_jobs (
  recipient_id uuid not null,
  job_id uuid not null,
  alert_id uuid not null,
  digest_id uuid not null,
  by_email boolean default true not null,
  constraint alert_sent_jobs_recipient_id_job_id_pk primary key (recipient_id, job_id),
  constraint alert_sent_jobs_recipient_id_alert_recipients_id_fk
    foreign key (recipient_id) references alert_recipients(id) on delete cascade
);

create index alert_sent_jobs_digest on alert_sent_jobs (digest_id);
create index alert_sent_jobs_job on alert_sent_jobs (job_id);

create table auth_accounts (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint auth_accounts_pkey primary key (id),
  constraint auth_accounts_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index auth_accounts_user on auth_accounts (user_id);

create table auth_challenges (
  token_hash text not null,
  user_id uuid,
  purpose text not null,
  challenge text,
  remember boolean default false not null,
  expires_at timestamptz not null,
  constraint auth_challenges_pkey primary key (token_hash),
  constraint auth_challenges_purpose_check
    check (purpose in ('second-factor', 'passkey-registration', 'passkey-sign-in')),
  constraint auth_challenges_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index auth_challenges_expires on auth_challenges (expires_at);
create index auth_challenges_user on auth_challenges (user_id);

create table auth_verifications (
  id uuid default gen_random_uuid() not null,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint auth_verifications_pkey primary key (id)
);

create table board_visits (
  account_id uuid not null,
  last_active_at timestamptz default now() not null,
  previous_at timestamptz,
  constraint board_visits_pkey primary key (account_id),
  constraint board_visits_account_id_auth_users_id_fk
    foreign key (account_id) references auth_users(id) on delete cascade
);

create table changed_jobs (
  id bigint generated always as identity,
  job_id uuid not null,
  terms_before tsvector,
  constraint changed_jobs_pkey primary key (id)
);

create unlogged table company_changes (
  company_id uuid not null,
  xid xid8 not null,
  constraint company_changes_pkey primary key (company_id)
);

create index company_changes_xid on company_changes (xid);

create table deleted_jobs (
  job_id uuid not null,
  category text not null,
  place_id text,
  deleted_at timestamptz default now() not null,
  constraint deleted_jobs_pkey primary key (job_id)
);

create index deleted_jobs_deleted on deleted_jobs (deleted_at);

create table device_keys (
  user_id uuid not null,
  key text not null,
  created_at timestamptz default now() not null,
  constraint device_keys_pkey primary key (user_id),
  constraint device_keys_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create table email_confirmations (
  token_hash text not null,
  user_id uuid not null,
  address text not null,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_confirmations_pkey primary key (token_hash),
  constraint email_confirmations_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index email_confirmations_expires on email_confirmations (expires_at);
create index email_confirmations_user on email_confirmations (user_id);

create table email_events (
  id bigint generated always as identity,
  user_id uuid not null,
  kind text not null,
  data jsonb not null,
  created_at timestamptz default now() not null,
  batch uuid,
  batched_at timestamptz,
  sent_at timestamptz,
  constraint email_events_pkey primary key (id),
  constraint email_events_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index email_events_account on email_events (user_id, kind, created_at);
create index email_events_oldest on email_events (created_at);

create table exchange_rates (
  currency text not null,
  day date not null,
  new_pounds numeric not null,
  applied boolean default false not null,
  constraint exchange_rates_pkey primary key (currency, day),
  constraint exchange_rates_currency_check check (currency in ('USD', 'EUR', 'TRY', 'SAR', 'AED', 'LBP')),
  constraint exchange_rates_new_pounds_check check (new_pounds > (0)::numeric)
);

create table expected_pays (
  role text not null,
  province text not null,
  low numeric not null,
  high numeric not null,
  people int not null,
  counted_at timestamptz default now() not null,
  constraint expected_pays_pkey primary key (role, province),
  constraint expected_pays_check check (low <= high and people >= 10)
);

create table files_key (
  one boolean default true not null,
  key_id text not null,
  previous text[] default '{}' not null,
  constraint files_key_pkey primary key (one),
  constraint files_key_one_check check (one)
);

create table form_drafts (
  user_id uuid not null,
  form text not null,
  "values" jsonb not null,
  updated_at timestamptz default now() not null,
  constraint form_drafts_user_id_form_pk primary key (user_id, form),
  constraint form_drafts_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create unlogged table job_changes (
  job_id uuid not null,
  xid xid8 not null,
  constraint job_changes_pkey primary key (job_id)
);

create index job_changes_xid on job_changes (xid);

create table job_places (
  no smallint generated always as identity,
  place text not null,
  constraint job_places_pkey primary key (no),
  constraint job_places_place_unique unique (place)
);

create table job_terms (
  job_id uuid not null,
  posted_at timestamptz not null,
  code bytea not null,
  terms tsvector not null,
  widener text default repeat(' ', 2100) not null,
  constraint job_terms_pkey primary key (job_id)
) with (toast_tuple_target=128);

create index job_terms_newest on job_terms (posted_at desc, job_id desc);
create index job_terms_terms on job_terms using gin (terms) with (gin_pending_list_limit='256');

create table job_titles (
  title_key text not null,
  title text not null,
  jobs int not null,
  popularity smallint generated always as (
    case when jobs > 0 then floor(log(2::numeric, jobs::numeric)) end
  ) stored,
  constraint job_titles_pkey primary key (title_key)
);

create index job_titles_beginning on job_titles (title_key text_pattern_ops);
create index job_titles_parts on job_titles using gin (title_key gin_trgm_ops);
create index job_titles_popular on job_titles (popularity desc) where popularity is not null;
create index job_titles_words on job_titles using gin (array_to_tsvector(string_to_array(title_key, ' ')));

create table known_devices (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token_hash text not null,
  created_at timestamptz default now() not null,
  last_used_at timestamptz default now() not null,
  constraint known_devices_pkey primary key (id),
  constraint known_devices_user_token unique (user_id, token_hash),
  constraint known_devices_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create table auth_sessions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  last_used_at timestamptz default now() not null,
  device_id uuid,
  constraint auth_sessions_pkey primary key (id),
  constraint auth_sessions_token_unique unique (token),
  constraint auth_sessions_device_id_known_devices_id_fk
    foreign key (device_id) references known_devices(id) on delete set null,
  constraint auth_sessions_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index auth_sessions_device on auth_sessions (device_id);
create index auth_sessions_expires on auth_sessions (expires_at);
create index auth_sessions_user on auth_sessions (user_id);

create table left_files (
  key uuid not null,
  left_at timestamptz default now() not null,
  constraint left_files_pkey primary key (key)
);

create table moderators (
  user_id uuid not null,
  created_at timestamptz default now() not null,
  constraint moderators_pkey primary key (user_id),
  constraint moderators_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create unlogged table name_changes (
  kind text not null,
  key text not null,
  xid xid8 not null,
  constraint name_changes_kind_key_pk primary key (kind, key)
);

create index name_changes_xid on name_changes (xid);

create table page_changes (
  slot int generated always as identity,
  changes bigint not null,
  constraint page_changes_pkey primary key (slot)
);

create table passkeys (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint default 0 not null,
  transports text[] default '{}' not null,
  name text not null,
  created_at timestamptz default now() not null,
  last_used_at timestamptz,
  constraint passkeys_pkey primary key (id),
  constraint passkeys_credential_id_unique unique (credential_id),
  constraint passkeys_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index passkeys_user on passkeys (user_id);

create table percolator_queries (
  id bigint generated always as identity,
  hash text not null,
  terms tsquery,
  days int,
  pay_min numeric,
  pay_max numeric,
  constraint percolator_queries_pkey primary key (id),
  constraint percolator_queries_hash_key unique (hash)
);

create table alert_searches (
  id bigint generated always as identity,
  params text not null,
  query_id bigint not null,
  parsed_at timestamptz default now() not null,
  constraint alert_searches_pkey primary key (id),
  constraint alert_searches_params_key unique (params),
  constraint alert_searches_query_id_percolator_queries_id_fk
    foreign key (query_id) references percolator_queries(id)
);

create index alert_searches_parsed on alert_searches (parsed_at);
create index alert_searches_query on alert_searches (query_id);

create table alert_unknown_words (
  stem text collate "C" not null,
  search_id bigint not null,
  constraint alert_unknown_words_pk primary key (stem, search_id),
  constraint alert_unknown_words_search_id_alert_searches_id_fk
    foreign key (search_id) references alert_searches(id) on delete cascade
);

create index alert_unknown_words_search on alert_unknown_words (search_id);

create table alerts (
  id uuid default gen_random_uuid() not null,
  recipient_id uuid not null,
  search_id bigint not null,
  name text not null,
  frequency text not null,
  hour smallint not null,
  paused_at timestamptz,
  confirmed_at timestamptz,
  seen_batch bigint not null,
  last_sent_at timestamptz,
  created_at timestamptz default now() not null,
  by_email boolean default true not null,
  by_push boolean default true not null,
  constraint alerts_pkey primary key (id),
  constraint alerts_once unique (recipient_id, search_id),
  constraint alerts_frequency_check check (frequency in ('instant', 'daily', 'weekly')),
  constraint alerts_hour_check check (hour >= 0 and hour <= 23),
  constraint alerts_recipient_id_alert_recipients_id_fk
    foreign key (recipient_id) references alert_recipients(id) on delete cascade,
  constraint alerts_search_id_alert_searches_id_fk foreign key (search_id) references alert_searches(id)
) with (fillfactor=80);

create index alerts_hourly on alerts (frequency, hour)
  where (confirmed_at is not null) and (paused_at is null);
create index alerts_search on alerts (search_id, frequency);
create index alerts_unconfirmed on alerts (created_at) where confirmed_at is null;

create table percolator_keys (
  term text collate "C" not null,
  is_prefix boolean not null,
  second text collate "C" not null,
  query_id bigint not null,
  constraint percolator_keys_pk primary key (term, is_prefix, second, query_id),
  constraint percolator_keys_query_id_percolator_queries_id_fk
    foreign key (query_id) references percolator_queries(id) on delete cascade
);

create index percolator_keys_query on percolator_keys (query_id);

create table place_jobs (
  place text not null,
  jobs int not null,
  constraint place_jobs_pkey primary key (place)
);

create index place_jobs_beginning on place_jobs (place text_pattern_ops);

create table push_keys (
  one boolean default true not null,
  public_key text not null,
  private_key text not null,
  constraint push_keys_pkey primary key (one),
  constraint push_keys_one_check check (one)
);

create table push_subscriptions (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  session_id uuid,
  recipient_id uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  user_agent text not null,
  created_at timestamptz default now() not null,
  delivered_at timestamptz,
  failing_since timestamptz,
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_endpoint_unique unique (endpoint),
  constraint push_subscriptions_language_check check (language in ('ar', 'en')),
  constraint push_subscriptions_owner_check check ((user_id is null) <> (recipient_id is null)),
  constraint push_subscriptions_recipient_id_alert_recipients_id_fk
    foreign key (recipient_id) references alert_recipients(id) on delete cascade,
  constraint push_subscriptions_session_id_auth_sessions_id_fk
    foreign key (session_id) references auth_sessions(id) on delete cascade,
  constraint push_subscriptions_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index push_subscriptions_recipient on push_subscriptions (recipient_id);
create index push_subscriptions_session on push_subscriptions (session_id);
create index push_subscriptions_user on push_subscriptions (user_id);

create table recent_searches (
  account_id uuid not null,
  query text not null,
  searched_at timestamptz default now() not null,
  constraint recent_searches_account_id_query_pk primary key (account_id, query),
  constraint recent_searches_check check ((length(query) >= 1) and (length(query) <= 500)),
  constraint recent_searches_account_id_auth_users_id_fk
    foreign key (account_id) references auth_users(id) on delete cascade
);

create table recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  created_at timestamptz default now() not null,
  constraint recovery_codes_user_id_code_hash_pk primary key (user_id, code_hash),
  constraint recovery_codes_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create table totp_secrets (
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint,
  created_at timestamptz default now() not null,
  constraint totp_secrets_pkey primary key (user_id),
  constraint totp_secrets_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create table user_profiles (
  id uuid default gen_random_uuid() not null,
  user_type text default 'customer_employee' not null,
  first_name text default '' not null,
  last_name text default '' not null,
  email text,
  phone text,
  country text,
  province text,
  city text,
  bio text,
  linkedin_url text,
  portfolio_url text,
  company_name text,
  company_description text,
  company_website text,
  company_size text,
  industry text,
  founded_year int,
  plan text,
  desired_position text,
  desired_salary_min numeric,
  desired_salary_max numeric,
  work_type text default 'full-time' not null,
  experience_years int,
  skills text[] default '{}' not null,
  certifications text[] default '{}' not null,
  languages text[] default '{}' not null,
  availability text default 'immediate' not null,
  willing_to_relocate boolean default false not null,
  preferred_locations text[] default '{}' not null,
  education text,
  work_experience text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  confirmed_email text,
  fits_off boolean default false not null,
  constraint user_profiles_pkey primary key (id),
  constraint user_profiles_availability_check
    check (availability in ('immediate', 'two-weeks', 'month', 'later')),
  constraint user_profiles_company_size_check
    check (company_size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
  constraint user_profiles_plan_check check (plan in ('basic', 'professional', 'enterprise')),
  constraint user_profiles_user_type_check
    check (user_type in ('admin', 'company', 'customer_employee', 'company_member')),
  constraint user_profiles_work_type_check
    check (work_type in ('full-time', 'part-time', 'contract', 'remote'))
);

create index user_profiles_called on user_profiles
  (fold_text(company_called(company_name, first_name, last_name)))
  where user_type = 'company';
create index user_profiles_called_parts on user_profiles
  using gin (fold_text(company_called(company_name, first_name, last_name)) gin_trgm_ops)
  where user_type = 'company';
create index user_profiles_company_name on user_profiles (company_name);
create index user_profiles_type_newest on user_profiles (user_type, created_at desc, id);

create table company_invitations (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  email text not null,
  role text not null,
  language text not null,
  token_hash text,
  invited_by uuid,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  constraint company_invitations_pkey primary key (id),
  constraint company_invitations_once unique (company_id, email),
  constraint company_invitations_token_hash_unique unique (token_hash),
  constraint company_invitations_language_check check (language in ('ar', 'en')),
  constraint company_invitations_role_check check (role in ('owner', 'recruiter', 'reader')),
  constraint company_invitations_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade,
  constraint company_invitations_invited_by_auth_users_id_fk
    foreign key (invited_by) references auth_users(id) on delete set null
);

create index company_invitations_expires on company_invitations (expires_at);
create index company_invitations_inviter on company_invitations (invited_by);

create table company_jobs (
  company_id uuid not null,
  name text not null,
  name_key text not null,
  jobs int not null,
  constraint company_jobs_pkey primary key (company_id),
  constraint company_jobs_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create index company_jobs_names on company_jobs using gin (name_key gin_trgm_ops);

create table company_logos (
  id uuid not null,
  company_id uuid not null,
  variants jsonb not null,
  created_at timestamptz default now() not null,
  constraint company_logos_pkey primary key (id),
  constraint company_logos_company_id_unique unique (company_id),
  constraint company_logos_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create table company_members (
  user_id uuid not null,
  company_id uuid not null,
  role text not null,
  created_at timestamptz default now() not null,
  constraint company_members_pkey primary key (user_id),
  constraint company_members_role_check
    check (role in ('owner', 'recruiter', 'reader') or ((role = 'none') and (user_id = company_id))),
  constraint company_members_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade,
  constraint company_members_user_id_auth_users_id_fk
    foreign key (user_id) references auth_users(id) on delete cascade
);

create index company_members_company on company_members (company_id);

create table company_reply_figures (
  company_id uuid not null,
  answered int not null,
  unanswered int not null,
  overdue int not null,
  median_hours int,
  counted_at timestamptz default now() not null,
  constraint company_reply_figures_pkey primary key (company_id),
  constraint company_reply_figures_check check (answered >= 0 and unanswered >= 0 and overdue >= 0),
  constraint company_reply_figures_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create table company_slugs (
  slug text not null,
  company_id uuid not null,
  is_current boolean default false not null,
  created_at timestamptz default now() not null,
  constraint company_slugs_pkey primary key (slug),
  constraint company_slugs_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint company_slugs_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create index company_slugs_company on company_slugs (company_id, created_at desc);
create unique index company_slugs_current on company_slugs (company_id) where is_current;

create table documents (
  id uuid default gen_random_uuid() not null,
  owner_id uuid not null,
  file_name text not null,
  kind text not null,
  media_type text not null,
  bytes int not null,
  created_at timestamptz default now() not null,
  file_key bytea,
  encrypted boolean default false not null,
  constraint documents_pkey primary key (id),
  constraint documents_encrypted_check check ((not encrypted) or (file_key is not null)),
  constraint documents_kind_check check (kind in ('pdf', 'doc', 'docx')),
  constraint documents_owner_id_user_profiles_id_fk
    foreign key (owner_id) references user_profiles(id) on delete cascade
);

create index documents_owner on documents (owner_id, created_at);
create index documents_plain on documents (id) where not encrypted;

create table job_templates (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  name text not null,
  "values" jsonb not null,
  created_at timestamptz default now() not null,
  constraint job_templates_pkey primary key (id),
  constraint job_templates_name_check check ((length(name) >= 1) and (length(name) <= 200)),
  constraint job_templates_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create index job_templates_company on job_templates (company_id);

create table jobs (
  id uuid default gen_random_uuid() not null,
  company_id uuid not null,
  external_id text,
  title text not null,
  description text not null,
  category text not null,
  location text not null,
  place_id text,
  salary_min numeric,
  salary_max numeric,
  currency text default 'SYP' not null,
  employment_type text not null,
  experience_level text not null,
  work_arrangement text,
  status text default 'active' not null,
  requirements text default '[]' not null,
  benefits text default '[]' not null,
  application_deadline date,
  contact_email text,
  company_website text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  withheld boolean default false not null,
  pay_period text,
  pay_basis text,
  pound text,
  comparable_min numeric,
  comparable_max numeric,
  closed_reason text,
  closed_at timestamptz,
  publish_at timestamptz,
  warned_deadline date,
  confirmation_requested_at timestamptz,
  confirmed_at timestamptz,
  constraint jobs_pkey primary key (id),
  constraint jobs_external_id_unique unique (external_id),
  constraint jobs_category_check
    check (category in ('Information Technology', 'Marketing & Sales', 'Accounting & Finance',
      'Engineering', 'Healthcare', 'Education', 'Design', 'Human Resources', 'Law', 'Logistics')),
  constraint jobs_closed_check check ((closed_reason is null) or (status = 'closed')),
  constraint jobs_closed_reason_check
    check (closed_reason in ('filled_here', 'filled_elsewhere', 'cancelled', 'expired', 'unanswered',
      'suspended')),
  constraint jobs_currency_check check (currency in ('SYP', 'USD', 'EUR', 'TRY', 'SAR', 'AED', 'LBP')),
  constraint jobs_employment_type_check
    check (employment_type in ('full-time', 'part-time', 'contract', 'remote', 'freelance')),
  constraint jobs_experience_level_check check (experience_level in ('entry', 'mid', 'senior', 'executive')),
  constraint jobs_pay_basis_check check (pay_basis in ('gross', 'net')),
  constraint jobs_pay_period_check check (pay_period in ('month', 'week', 'day', 'hour', 'project')),
  constraint jobs_pound_check check (pound in ('new', 'old')),
  constraint jobs_publish_at_check check ((publish_at is null) or (status = 'draft')),
  constraint jobs_status_check check (status in ('active', 'closed', 'draft')),
  constraint jobs_work_arrangement_check check (work_arrangement in ('office', 'remote', 'hybrid')),
  constraint jobs_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create index jobs_all_newest on jobs (created_at desc, id desc);
create index jobs_category_newest on jobs (category, status, created_at desc);
create index jobs_company_newest on jobs (company_id, created_at desc);
create index jobs_confirmation_requested on jobs (confirmation_requested_at)
  where confirmation_requested_at is not null;
create index jobs_newest on jobs (status, created_at desc, id desc);
create index jobs_open_deadline on jobs (application_deadline)
  where (status = 'active') and (application_deadline is not null);
create index jobs_place on jobs (place_id text_pattern_ops, status);
create index jobs_publish_at on jobs (publish_at) where publish_at is not null;

create table job_applications (
  id uuid default gen_random_uuid() not null,
  job_id uuid not null,
  user_id uuid not null,
  document_id uuid,
  cover_letter text,
  resume_url text not null,
  status text default 'pending' not null,
  experience text,
  expected_salary text,
  available_date date,
  created_at timestamptz default now() not null,
  submission_key uuid,
  cleared_at timestamptz,
  status_changed_at timestamptz default now() not null,
  opened_at timestamptz,
  has_news boolean default false not null,
  starred boolean default false not null,
  unread_reminder smallint default 0 not null,
  constraint job_applications_pkey primary key (id),
  constraint job_applications_document unique (document_id),
  constraint job_applications_once unique (job_id, user_id),
  constraint job_applications_cleared_check check ((document_id is null) = (cleared_at is not null)),
  constraint job_applications_experience_check check (experience in ('0-1', '1-3', '3-5', '5-10', '10+')),
  constraint job_applications_status_check
    check (status in ('pending', 'shortlisted', 'interview', 'offered', 'hired', 'not_selected',
      'withdrawn', 'closed')),
  constraint job_applications_document_id_documents_id_fk foreign key (document_id) references documents(id),
  constraint job_applications_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade,
  constraint job_applications_user_id_user_profiles_id_fk
    foreign key (user_id) references user_profiles(id) on delete cascade
);

create index job_applications_job_newest on job_applications (job_id, created_at desc, id desc);
create index job_applications_news on job_applications (user_id) where has_news;
create index job_applications_undecided on job_applications (job_id, id)
  where status = any (array['pending', 'shortlisted', 'interview', 'offered']);
create index job_applications_unread on job_applications (created_at)
  where (status = 'pending') and (opened_at is null) and (cleared_at is null);
create index job_applications_user_newest on job_applications (user_id, created_at desc);

create table application_events (
  id bigint generated always as identity,
  application_id uuid not null,
  action text not null,
  side text not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  message text,
  interview_id uuid,
  created_at timestamptz default now() not null,
  constraint application_events_pkey primary key (id),
  constraint application_events_action_check
    check (action in ('send', 'open', 'shortlist', 'invite', 'offer', 'hire', 'decline', 'reconsider',
      'reply', 'withdraw', 'confirm', 'ask_another_time', 'close')),
  constraint application_events_side_check check (side in ('seeker', 'company', 'system')),
  constraint application_events_actor_id_user_profiles_id_fk
    foreign key (actor_id) references user_profiles(id) on delete set null,
  constraint application_events_application_id_job_applications_id_fk
    foreign key (application_id) references job_applications(id) on delete cascade
);

create index application_events_actor on application_events (actor_id);
create index application_events_application on application_events (application_id, id);
create unique index application_events_open_once on application_events (application_id, actor_id)
  where action = 'open';

create table application_notes (
  id uuid default gen_random_uuid() not null,
  application_id uuid not null,
  author_id uuid,
  body text not null,
  created_at timestamptz default now() not null,
  constraint application_notes_pkey primary key (id),
  constraint application_notes_application_id_job_applications_id_fk
    foreign key (application_id) references job_applications(id) on delete cascade,
  constraint application_notes_author_id_user_profiles_id_fk
    foreign key (author_id) references user_profiles(id) on delete set null
);

create index application_notes_application on application_notes (application_id, created_at);
create index application_notes_author on application_notes (author_id);

create table application_search (
  application_id uuid not null,
  document text not null,
  constraint application_search_pkey primary key (application_id),
  constraint application_search_application_id_job_applications_id_fk
    foreign key (application_id) references job_applications(id) on delete cascade
);

create table cv_views (
  id bigint generated always as identity,
  application_id uuid not null,
  viewer_id uuid not null,
  viewed_at timestamptz default now() not null,
  constraint cv_views_pkey primary key (id),
  constraint cv_views_application_id_job_applications_id_fk
    foreign key (application_id) references job_applications(id) on delete cascade,
  constraint cv_views_viewer_id_user_profiles_id_fk
    foreign key (viewer_id) references user_profiles(id) on delete cascade
);

create index cv_views_application on cv_views (application_id, viewed_at);
create index cv_views_viewer on cv_views (viewer_id);

create table interviews (
  id uuid default gen_random_uuid() not null,
  application_id uuid not null,
  starts_at timestamptz not null,
  place text,
  link text,
  note text,
  answer text,
  answer_note text,
  answered_at timestamptz,
  created_at timestamptz default now() not null,
  constraint interviews_pkey primary key (id),
  constraint interviews_answer_check check (answer in ('confirmed', 'another_time')),
  constraint interviews_answered_check check ((answer is null) = (answered_at is null)),
  constraint interviews_application_id_job_applications_id_fk
    foreign key (application_id) references job_applications(id) on delete cascade
);

create index interviews_application on interviews (application_id, created_at);

create table job_endings (
  job_id uuid not null,
  notified_at timestamptz default now() not null,
  constraint job_endings_pkey primary key (job_id),
  constraint job_endings_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade
);

create table job_search (
  job_id uuid not null,
  title text not null,
  company text not null,
  posted_at timestamptz not null,
  active boolean default false not null,
  pay text default '~' not null,
  constraint job_search_pkey primary key (job_id),
  constraint job_search_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade
);

create index job_search_companies on job_search (company collate "C", posted_at desc, job_id desc)
  where active;
create index job_search_pays on job_search (pay collate "C", posted_at desc, job_id desc) where active;
create index job_search_titles on job_search (title collate "C", posted_at desc, job_id desc) where active;

create table job_sketches (
  job_id uuid not null,
  bands integer[] not null,
  constraint job_sketches_pkey primary key (job_id),
  constraint job_sketches_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade
);

create index job_sketches_bands on job_sketches using gin (bands);

create table moderation_cases (
  id uuid default gen_random_uuid() not null,
  job_id uuid,
  company_id uuid not null,
  state text default 'open' not null,
  signals text[] default '{}' not null,
  signal_score smallint default 0 not null,
  report_count int default 0 not null,
  opened_at timestamptz default now() not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  note text,
  suspended_from text,
  appeal text,
  appealed_at timestamptz,
  constraint moderation_cases_pkey primary key (id),
  constraint moderation_cases_job_id_unique unique (job_id),
  constraint moderation_cases_state_check
    check (state in ('open', 'changes_requested', 'dismissed', 'suspended', 'appealed', 'restored',
      'blocked')),
  constraint moderation_cases_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade,
  constraint moderation_cases_decided_by_user_profiles_id_fk
    foreign key (decided_by) references user_profiles(id) on delete set null,
  constraint moderation_cases_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade
);

create index moderation_cases_company on moderation_cases (company_id);
create index moderation_cases_decider on moderation_cases (decided_by);
create unique index moderation_cases_of_company on moderation_cases (company_id) where job_id is null;
create index moderation_cases_queue on moderation_cases (state, opened_at)
  where state = any (array['open', 'appealed']);

create table profile_search (
  profile_id uuid not null,
  document text not null,
  constraint profile_search_pkey primary key (profile_id),
  constraint profile_search_profile_id_user_profiles_id_fk
    foreign key (profile_id) references user_profiles(id) on delete cascade
);

create table remembered_companies (
  account_id uuid not null,
  company_id uuid not null,
  followed_at timestamptz,
  hidden_at timestamptz,
  constraint remembered_companies_account_id_company_id_pk primary key (account_id, company_id),
  constraint remembered_companies_check check (num_nonnulls(followed_at, hidden_at) = 1),
  constraint remembered_companies_account_id_auth_users_id_fk
    foreign key (account_id) references auth_users(id) on delete cascade,
  constraint remembered_companies_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create index remembered_companies_company on remembered_companies (company_id);

create table remembered_jobs (
  account_id uuid not null,
  job_id uuid not null,
  saved_at timestamptz,
  hidden_at timestamptz,
  constraint remembered_jobs_account_id_job_id_pk primary key (account_id, job_id),
  constraint remembered_jobs_check check (num_nonnulls(saved_at, hidden_at) > 0),
  constraint remembered_jobs_account_id_auth_users_id_fk
    foreign key (account_id) references auth_users(id) on delete cascade,
  constraint remembered_jobs_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade
);

create index remembered_jobs_job on remembered_jobs (job_id);

create table removed_jobs (
  id uuid not null,
  company_id uuid,
  title text,
  reply_hours integer[] not null,
  unanswered int not null,
  removed_at timestamptz default now() not null,
  constraint removed_jobs_pkey primary key (id),
  constraint removed_jobs_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete set null
);

create index removed_jobs_company on removed_jobs (company_id);
create index removed_jobs_removed on removed_jobs (removed_at);

create table removed_job_applicants (
  job_id uuid not null,
  user_id uuid not null,
  constraint removed_job_applicants_job_id_user_id_pk primary key (job_id, user_id),
  constraint removed_job_applicants_job_id_removed_jobs_id_fk
    foreign key (job_id) references removed_jobs(id) on delete cascade,
  constraint removed_job_applicants_user_id_user_profiles_id_fk
    foreign key (user_id) references user_profiles(id) on delete cascade
);

create index removed_job_applicants_user on removed_job_applicants (user_id);

create table reply_templates (
  company_id uuid not null,
  kind text not null,
  language text not null,
  body text not null,
  updated_at timestamptz default now() not null,
  constraint reply_templates_company_id_kind_language_pk primary key (company_id, kind, language),
  constraint reply_templates_language_check check (language in ('ar', 'en')),
  constraint reply_templates_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade
);

create table reports (
  id uuid default gen_random_uuid() not null,
  job_id uuid,
  reporter_id uuid,
  reason text not null,
  details text,
  created_at timestamptz default now() not null,
  company_id uuid,
  network_key text default gen_random_uuid() not null,
  email text,
  language text default 'ar' not null,
  settled_at timestamptz,
  constraint job_reports_pkey primary key (id),
  constraint reports_language_check check (language in ('ar', 'en')),
  constraint reports_reason_check
    check (reason in ('money', 'documents', 'false', 'discrimination', 'expired', 'copied', 'other')),
  constraint reports_target_check check (num_nonnulls(job_id, company_id) = 1),
  constraint reports_company_id_user_profiles_id_fk
    foreign key (company_id) references user_profiles(id) on delete cascade,
  constraint reports_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade,
  constraint reports_reporter_id_user_profiles_id_fk
    foreign key (reporter_id) references user_profiles(id) on delete set null
);

create index reports_company on reports (company_id);
create index reports_job on reports (job_id);
create index reports_newest on reports (created_at desc);
create index reports_reporter on reports (reporter_id);

create table saved_cvs (
  document_id uuid not null,
  owner_id uuid not null,
  name text not null,
  source text not null,
  language text,
  created_at timestamptz default now() not null,
  last_used_at timestamptz,
  constraint saved_cvs_pkey primary key (document_id),
  constraint saved_cvs_language_check check (language in ('ar', 'en')),
  constraint saved_cvs_name_check check ((length(name) >= 1) and (length(name) <= 80)),
  constraint saved_cvs_profile_check check ((source = 'profile') = (language is not null)),
  constraint saved_cvs_source_check check (source in ('upload', 'profile')),
  constraint saved_cvs_document_id_documents_id_fk
    foreign key (document_id) references documents(id) on delete cascade,
  constraint saved_cvs_owner_id_user_profiles_id_fk
    foreign key (owner_id) references user_profiles(id) on delete cascade
);

create index saved_cvs_owner on saved_cvs (owner_id, created_at);

create table seen_jobs (
  account_id uuid not null,
  job_id uuid not null,
  seen_at timestamptz default now() not null,
  constraint seen_jobs_account_id_job_id_pk primary key (account_id, job_id),
  constraint seen_jobs_account_id_auth_users_id_fk
    foreign key (account_id) references auth_users(id) on delete cascade,
  constraint seen_jobs_job_id_jobs_id_fk foreign key (job_id) references jobs(id) on delete cascade
);

create index seen_jobs_job on seen_jobs (job_id);

create table uploads (
  id uuid default gen_random_uuid() not null,
  owner_id uuid not null,
  file_name text not null,
  bytes int not null,
  received int default 0 not null,
  created_at timestamptz default now() not null,
  file_key bytea,
  constraint uploads_pkey primary key (id),
  constraint uploads_received_check check (received >= 0 and received <= bytes),
  constraint uploads_owner_id_user_profiles_id_fk
    foreign key (owner_id) references user_profiles(id) on delete cascade
);

create index uploads_oldest on uploads (created_at);
create index uploads_owner on uploads (owner_id, created_at);

create table upload_parts (
  upload_id uuid not null,
  start int not null,
  bytes bytea not null,
  constraint upload_parts_upload_id_start_pk primary key (upload_id, start),
  constraint upload_parts_upload_id_uploads_id_fk
    foreign key (upload_id) references uploads(id) on delete cascade
);

alter table upload_parts alter column bytes set storage external;

create table usual_pays (
  role text not null,
  province text not null,
  low numeric not null,
  high numeric not null,
  jobs int not null,
  companies int not null,
  counted_at timestamptz default now() not null,
  constraint usual_pays_pkey primary key (role, province),
  constraint usual_pays_check check (low <= high and jobs >= 10 and companies >= 5)
);

create unlogged table guard.limits (
  key text not null,
  hits timestamp with time zone[] not null,
  expires_at timestamptz not null,
  constraint limits_pkey primary key (key)
) with (fillfactor=70);

insert into alert_progress default values;

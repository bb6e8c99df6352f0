ALTER TABLE "auth_users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "auth_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"challenge" text,
	"remember" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_challenges_purpose_check" CHECK ("auth_challenges"."purpose" in ('second-factor', 'passkey-registration', 'passkey-sign-in'))
);
--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_challenges_user" ON "auth_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_challenges_expires" ON "auth_challenges" USING btree ("expires_at");--> statement-breakpoint
-- No job of a blocked account becomes active, whoever writes it: it waits as a draft, marked withheld.
-- The owner's row is locked first, so that a job posted while the account is being blocked is seen.
create function withhold_job() returns trigger language plpgsql as $$
begin
  perform from user_profiles where id = new.company_id for key share;
  if exists (select from auth_users where id = new.company_id and blocked_at is not null) then
    new.status := 'draft';
    new.withheld := true;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger jobs_withhold_inserted before insert on jobs
for each row when (new.status = 'active') execute function withhold_job();
--> statement-breakpoint
create trigger jobs_withhold_updated before update of status on jobs
for each row when (new.status = 'active' and old.status <> 'active') execute function withhold_job();
--> statement-breakpoint
-- Blocking an account takes its active jobs off the board; unblocking puts those and no others back.
create function withhold_jobs_of_account() returns trigger language plpgsql as $$
begin
  perform from user_profiles where id = new.id for update;
  if new.blocked_at is not null then
    update jobs set status = 'draft', withheld = true
    where company_id = new.id and status = 'active';
  else
    update jobs set status = case when status = 'draft' then 'active' else status end, withheld = false
    where company_id = new.id and withheld;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger auth_users_withhold_jobs after update of blocked_at on auth_users
for each row when ((old.blocked_at is null) <> (new.blocked_at is null))
execute function withhold_jobs_of_account();
--> statement-breakpoint
-- The directory does not list a blocked company, even one that had no active job.
create trigger auth_users_change_pages after update of blocked_at on auth_users
for each statement execute function note_page_change();

-- The defaults below need it. Its current text stands in db/functions/ids.
create or replace function new_id() returns uuid
language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(overlay(
      uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
      from 1 for 6
    ), 52, 1), 53, 1),
    'hex'
  )::uuid
$$;
--> statement-breakpoint
ALTER TABLE "auth_accounts" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "auth_sessions" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "auth_users" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "auth_verifications" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "known_devices" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "user_profiles" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "email_changes" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "pending_registrations" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "company_invitations" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "alert_digests" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "alert_recipients" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "application_notes" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "job_templates" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "moderation_cases" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "id" SET DEFAULT new_id();
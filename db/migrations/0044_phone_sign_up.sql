ALTER TABLE "auth_challenges" DROP CONSTRAINT "auth_challenges_purpose_check";--> statement-breakpoint
ALTER TABLE "auth_users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ALTER COLUMN "old_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_registrations" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_purpose_check" CHECK ("auth_challenges"."purpose" in ('second-factor', 'passkey-registration', 'passkey-sign-in', 'phone-proof', 'phone-sign-in', 'phone-registration', 'blocked'));
ALTER TABLE "auth_challenges" DROP CONSTRAINT "auth_challenges_purpose_check";--> statement-breakpoint
ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_state_check";--> statement-breakpoint
DROP INDEX "moderation_cases_queue";--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("state","opened_at") WHERE "moderation_cases"."state" in ('open', 'held', 'appealed', 'block_appealed');--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_purpose_check" CHECK ("auth_challenges"."purpose" in ('second-factor', 'passkey-registration', 'passkey-sign-in', 'blocked'));--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_state_check" CHECK ("moderation_cases"."state" in ('held', 'open', 'changes_requested', 'dismissed', 'suspended', 'appealed', 'restored', 'blocked', 'block_appealed'));
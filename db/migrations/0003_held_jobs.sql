ALTER TABLE "jobs" DROP CONSTRAINT "jobs_closed_reason_check";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_closed_check";--> statement-breakpoint
ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_state_check";--> statement-breakpoint
DROP INDEX "moderation_cases_queue";--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("state","opened_at") WHERE "moderation_cases"."state" in ('open', 'held', 'appealed');--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_closed_reason_check" CHECK ("jobs"."closed_reason" in ('filled_here', 'filled_elsewhere', 'cancelled', 'expired', 'unanswered', 'suspended', 'held'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_closed_check" CHECK ("jobs"."closed_reason" is null or "jobs"."status" = case "jobs"."closed_reason" when 'held' then 'draft' else 'closed' end);--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_state_check" CHECK ("moderation_cases"."state" in ('held', 'open', 'changes_requested', 'dismissed', 'suspended', 'appealed', 'restored', 'blocked'));
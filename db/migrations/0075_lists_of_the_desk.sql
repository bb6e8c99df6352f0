DROP INDEX "moderation_cases_queue";--> statement-breakpoint
DROP INDEX "moderation_cases_company";--> statement-breakpoint
DROP INDEX "job_applications_interviews";--> statement-breakpoint
DROP INDEX "remembered_companies_company";--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ((case when "state" in ('appealed', 'block_appealed') then 0 when "state" = 'held' then 1 else 2 end),(- ("report_count" * 3 + "signal_score")),"opened_at","id","state","company_id","job_id","application_id","report_count","signal_score") WHERE "moderation_cases"."state" in ('open', 'held', 'appealed', 'block_appealed');--> statement-breakpoint
CREATE INDEX "moderation_cases_company" ON "moderation_cases" USING btree ("company_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_interviews" ON "job_applications" USING btree ("job_id","status_changed_at","id","user_id") WHERE "job_applications"."status" = 'interview';--> statement-breakpoint
CREATE INDEX "remembered_companies_company" ON "remembered_companies" USING btree ("company_id","followed_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_accounts" ON "moderation_cases" USING btree ("company_id","opened_at") WHERE "moderation_cases"."job_id" is null and "moderation_cases"."state" in ('open', 'held', 'appealed', 'block_appealed');
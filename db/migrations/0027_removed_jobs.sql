ALTER TABLE "job_applications" DROP CONSTRAINT "job_applications_job_id_jobs_id_fk";
--> statement-breakpoint
DROP INDEX "moderation_cases_queue";--> statement-breakpoint
ALTER TABLE "removed_jobs" ADD COLUMN "has_applications" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "removed_jobs_applied" ON "removed_jobs" USING btree ("id") WHERE "removed_jobs"."has_applications";--> statement-breakpoint
CREATE INDEX "job_search_title_parts" ON "job_search" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_company_parts" ON "job_search" USING gin ("company" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_titles_unused" ON "job_titles" USING btree ("title_key") WHERE "job_titles"."popularity" is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ((case when "state" in ('appealed', 'block_appealed') then 0 when "state" = 'held' then 1 else 2 end),(- ("report_count" * 3 + "signal_score")),"opened_at","id","state","company_id","job_id","report_count","signal_score") WHERE "moderation_cases"."state" in ('open', 'held', 'appealed', 'block_appealed');
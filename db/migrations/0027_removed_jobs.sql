CREATE TABLE "company_contacts" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_applications" DROP CONSTRAINT "job_applications_job_id_jobs_id_fk";
--> statement-breakpoint
DROP INDEX "moderation_cases_queue";--> statement-breakpoint
ALTER TABLE "removed_jobs" ADD COLUMN "has_applications" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_profile_id_user_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_contacts_parts" ON "company_contacts" USING gin ("document" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_contacts_newest" ON "company_contacts" USING btree ("joined_at" DESC NULLS FIRST,"profile_id");--> statement-breakpoint
CREATE INDEX "removed_jobs_applied" ON "removed_jobs" USING btree ("id") WHERE "removed_jobs"."has_applications";--> statement-breakpoint
CREATE INDEX "job_search_title_parts" ON "job_search" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_company_parts" ON "job_search" USING gin ("company" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_titles_unused" ON "job_titles" USING btree ("title_key") WHERE "job_titles"."popularity" is null;--> statement-breakpoint
CREATE INDEX "jobs_type_newest" ON "jobs" USING btree ("employment_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ((case when "state" in ('appealed', 'block_appealed') then 0 when "state" = 'held' then 1 else 2 end),(- ("report_count" * 3 + "signal_score")),"opened_at","id","state","company_id","job_id","report_count","signal_score") WHERE "moderation_cases"."state" in ('open', 'held', 'appealed', 'block_appealed');--> statement-breakpoint
-- after functions
INSERT INTO "company_contacts" SELECT "id", "created_at", company_contacts_document("user_profiles") FROM "user_profiles" WHERE "user_type" = 'company' ORDER BY "created_at";

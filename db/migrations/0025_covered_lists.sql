DROP INDEX "job_applications_job_newest";--> statement-breakpoint
DROP INDEX "job_applications_stage";--> statement-breakpoint
DROP INDEX "company_applications_newest";--> statement-breakpoint
DROP INDEX "jobs_company_newest";--> statement-breakpoint
TRUNCATE "company_applications";--> statement-breakpoint
-- Checked once for all rows afterwards.
ALTER TABLE "company_applications" DROP CONSTRAINT "company_applications_application_id_job_applications_id_fk";--> statement-breakpoint
ALTER TABLE "company_applications" ADD COLUMN "job_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "company_applications" ADD COLUMN "user_id" uuid NOT NULL;--> statement-breakpoint
INSERT INTO "company_applications" ("application_id", "company_id", "job_id", "user_id", "created_at") SELECT "job_applications"."id", "company_id", "job_id", "user_id", "job_applications"."created_at" FROM "job_applications" JOIN "jobs" ON "jobs"."id" = "job_id";--> statement-breakpoint
ALTER TABLE "company_applications" ADD CONSTRAINT "company_applications_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_profiles_province" ON "user_profiles" USING btree ("province","id");--> statement-breakpoint
CREATE INDEX "user_profiles_availability" ON "user_profiles" USING btree ("availability","id");--> statement-breakpoint
CREATE INDEX "company_applications_jobs" ON "company_applications" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "job_applications_list" ON "job_applications" USING btree ("job_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"user_id","status","opened_at","cleared_at","starred","experience","expected_salary");--> statement-breakpoint
CREATE INDEX "company_applications_newest" ON "company_applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "jobs_company_newest" ON "jobs" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","publish_at","title");--> statement-breakpoint
-- Lists are read from indexes alone as long as their pages are known to be visible, which vacuuming finds out.
ALTER TABLE "job_applications" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "company_applications" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "contact_document" text;--> statement-breakpoint
-- after functions
UPDATE "profile_search" SET "contact_document" = profile_contact_document("user_profiles") FROM "user_profiles" WHERE "user_profiles"."id" = "profile_id";--> statement-breakpoint
-- after functions
ALTER TABLE "profile_search" ALTER COLUMN "contact_document" SET NOT NULL;

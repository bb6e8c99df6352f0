DROP FUNCTION IF EXISTS update_application_search() CASCADE;--> statement-breakpoint
DROP INDEX "company_applications_newest";--> statement-breakpoint
DROP INDEX "company_applications_jobs";--> statement-breakpoint
-- Written anew: a table with old versions of its rows among the new ones costs more to read.
TRUNCATE "company_applications";--> statement-breakpoint
-- Checked once for all rows afterwards.
ALTER TABLE "company_applications" DROP CONSTRAINT "company_applications_application_id_job_applications_id_fk";--> statement-breakpoint
ALTER TABLE "company_applications" ADD COLUMN "letter" text;--> statement-breakpoint
INSERT INTO "company_applications" ("application_id", "company_id", "job_id", "user_id", "created_at", "letter") SELECT "job_applications"."id", "company_id", "job_id", "user_id", "job_applications"."created_at", "document" FROM "job_applications" JOIN "jobs" ON "jobs"."id" = "job_id" LEFT JOIN "application_search" ON "application_id" = "job_applications"."id";--> statement-breakpoint
DROP TABLE "application_search";--> statement-breakpoint
ALTER TABLE "company_applications" ADD CONSTRAINT "company_applications_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_applications_letters" ON "company_applications" USING gin ("letter" gin_trgm_ops) WITH (gin_pending_list_limit=256) WHERE "company_applications"."letter" is not null;--> statement-breakpoint
CREATE INDEX "profile_search_parts" ON "profile_search" USING gin ("document" gin_trgm_ops,"contact_document" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "company_applications_newest" ON "company_applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"user_id","job_id");--> statement-breakpoint
CREATE INDEX "company_applications_jobs" ON "company_applications" USING btree ("company_id","job_id");--> statement-breakpoint
-- A job's applications are all of one company: without this they are expected to be few, and each is read.
CREATE STATISTICS "company_applications_of_jobs" (dependencies) ON "company_id", "job_id" FROM "company_applications";--> statement-breakpoint
ANALYZE "company_applications";

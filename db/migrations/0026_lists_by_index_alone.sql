DROP INDEX "documents_owner";--> statement-breakpoint
DROP INDEX "job_applications_user_newest";--> statement-breakpoint
DROP INDEX "company_jobs_busiest";--> statement-breakpoint
DROP INDEX "jobs_category_newest";--> statement-breakpoint
ALTER TABLE "company_jobs" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(name_key, 100)) STORED;--> statement-breakpoint
CREATE INDEX "company_jobs_listed" ON "company_jobs" USING btree ("industry") WHERE "company_jobs"."is_listed";--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","created_at","bytes");--> statement-breakpoint
CREATE INDEX "job_applications_user_newest" ON "job_applications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"job_id","status","has_news");--> statement-breakpoint
CREATE INDEX "company_jobs_busiest" ON "company_jobs" USING btree ("jobs" DESC NULLS FIRST,"sort_name" collate "C","company_id","is_listed","industry");--> statement-breakpoint
CREATE INDEX "jobs_category_newest" ON "jobs" USING btree ("category","status","created_at" DESC NULLS FIRST,"id","place_id","title");--> statement-breakpoint
INSERT INTO "place_companies" SELECT "company_id", split_part("place", '/', 1), sum("jobs") FROM "place_companies" WHERE "place" LIKE '%/%' AND "place" NOT LIKE '~%' GROUP BY 1, 2 ON CONFLICT ("company_id", "place") DO UPDATE SET "jobs" = "place_companies"."jobs" + excluded."jobs";

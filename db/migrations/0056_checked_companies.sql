ALTER TABLE "company_jobs" ADD COLUMN "is_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "company_jobs_checked" ON "company_jobs" USING btree ("jobs" DESC NULLS FIRST,"sort_name" collate "C","company_id","industry") WHERE "company_jobs"."is_listed" and "company_jobs"."is_checked";--> statement-breakpoint
UPDATE "company_jobs" SET "is_checked" = true FROM "user_profiles"
WHERE "user_profiles"."id" = "company_id" AND "checked" > 0;
--> statement-breakpoint
-- The jobs of checked companies get the tag of the filter.
INSERT INTO "outdated_companies" ("company_id") SELECT "id" FROM "user_profiles" WHERE "checked" > 0
ON CONFLICT DO NOTHING;

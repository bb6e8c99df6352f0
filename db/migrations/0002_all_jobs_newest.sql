DROP INDEX "user_profiles_company_name";--> statement-breakpoint
CREATE INDEX "jobs_all_newest" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_profiles_company_name" ON "user_profiles" USING btree ("company_name");
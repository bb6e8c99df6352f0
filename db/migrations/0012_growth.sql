DROP INDEX "email_changes_expires";--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "auth_verifications_value" ON "auth_verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "auth_verifications_expires" ON "auth_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_company_title" ON "jobs" USING btree ("company_id",left(fold_text("title"), 200)) WHERE "jobs"."status" = 'active';
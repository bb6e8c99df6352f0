ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scopes_check";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "unused_notice_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "api_keys_unnoticed" ON "api_keys" USING btree ("created_at") WHERE "api_keys"."revoked_at" is null and "api_keys"."unused_notice_at" is null;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes_check" CHECK ("api_keys"."scopes" <@ array['jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'company:write']);
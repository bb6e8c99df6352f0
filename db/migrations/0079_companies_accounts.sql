DROP INDEX "auth_users_unconfirmed";--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "is_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "auth_users" SET "is_company" = true WHERE "id" IN (SELECT "id" FROM "user_profiles" WHERE "user_type" = 'company');--> statement-breakpoint
CREATE INDEX "auth_users_unconfirmed" ON "auth_users" USING btree ("is_company","created_at" DESC NULLS FIRST,"id") WHERE not "auth_users"."email_verified" and "auth_users"."email" is not null;
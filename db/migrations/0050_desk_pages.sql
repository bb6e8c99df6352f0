CREATE TABLE "featured_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "featured_jobs" ADD CONSTRAINT "featured_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_users_blocked" ON "auth_users" USING btree ("blocked_at" DESC NULLS FIRST,"id") WHERE "auth_users"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "auth_users_unconfirmed" ON "auth_users" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE not "auth_users"."email_verified" and "auth_users"."email" is not null;--> statement-breakpoint
CREATE INDEX "jobs_withheld" ON "jobs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."closed_reason" in ('suspended', 'held');
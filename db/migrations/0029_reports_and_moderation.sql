-- A report is about a job or a company; what was reported before has its reason under the new names.
ALTER TABLE "job_reports" RENAME TO "reports";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "job_reports_reason_check";--> statement-breakpoint
UPDATE "reports" SET "reason" = CASE "reason" WHEN 'gone' THEN 'expired' WHEN 'wrong' THEN 'false' WHEN 'abuse' THEN 'discrimination' ELSE "reason" END;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('money', 'documents', 'false', 'discrimination', 'expired', 'copied', 'other'));--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "job_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "network_key" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "language" text DEFAULT 'ar' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_check" CHECK (num_nonnulls("reports"."job_id", "reports"."company_id") = 1);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_language_check" CHECK ("reports"."language" in ('ar', 'en'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" RENAME CONSTRAINT "job_reports_job_id_jobs_id_fk" TO "reports_job_id_jobs_id_fk";--> statement-breakpoint
ALTER TABLE "reports" RENAME CONSTRAINT "job_reports_reporter_id_user_profiles_id_fk" TO "reports_reporter_id_user_profiles_id_fk";--> statement-breakpoint
ALTER INDEX "job_reports_newest" RENAME TO "reports_newest";--> statement-breakpoint
ALTER INDEX "job_reports_job" RENAME TO "reports_job";--> statement-breakpoint
ALTER INDEX "job_reports_reporter" RENAME TO "reports_reporter";--> statement-breakpoint
CREATE INDEX "reports_company" ON "reports" USING btree ("company_id");--> statement-breakpoint
CREATE TABLE "moderators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"signals" text[] DEFAULT '{}' NOT NULL,
	"signal_score" smallint DEFAULT 0 NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"note" text,
	"suspended_from" text,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	CONSTRAINT "moderation_cases_job_id_unique" UNIQUE("job_id"),
	CONSTRAINT "moderation_cases_state_check" CHECK ("moderation_cases"."state" in ('open', 'changes_requested', 'dismissed', 'suspended', 'appealed', 'restored', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "job_sketches" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"bands" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderators" ADD CONSTRAINT "moderators_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_decided_by_user_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sketches" ADD CONSTRAINT "job_sketches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_of_company" ON "moderation_cases" USING btree ("company_id") WHERE "job_id" is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_company" ON "moderation_cases" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decider" ON "moderation_cases" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("state","opened_at") WHERE "state" in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "job_sketches_bands" ON "job_sketches" USING gin ("bands");--> statement-breakpoint
-- What was reported before there was a queue waits in it.
INSERT INTO "moderation_cases" ("job_id", "company_id", "report_count", "opened_at")
SELECT r."job_id", j."company_id", count(*), min(r."created_at") FROM "reports" r JOIN "jobs" j ON j."id" = r."job_id" WHERE j."status" = 'active' GROUP BY 1, 2;--> statement-breakpoint
-- A suspended job stays closed, whoever writes it: its company, an import, a background job.
CREATE FUNCTION "hold_suspended_job"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM moderation_cases WHERE job_id = NEW.id AND state IN ('suspended', 'appealed')) THEN
    NEW.status := 'closed';
    NEW.closed_reason := 'suspended';
    NEW.publish_at := null;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "jobs_hold_suspended" BEFORE UPDATE OF "status" ON "jobs" FOR EACH ROW WHEN (NEW.status <> 'closed' AND OLD.status = 'closed') EXECUTE FUNCTION hold_suspended_job();

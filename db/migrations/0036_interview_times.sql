CREATE TABLE "interview_offers" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"job_id" uuid NOT NULL,
	"is_group" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_times" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"offer_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_times_of_offer" UNIQUE("offer_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "minutes" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "time_id" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "no_show_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_offers" ADD CONSTRAINT "interview_offers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_offer_id_interview_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."interview_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_offers_job" ON "interview_offers" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_offer_id_interview_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."interview_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_time_id_interview_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."interview_times"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_offer" ON "interviews" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_time_once" ON "interviews" USING btree ("time_id") WHERE "interviews"."time_id" is not null;--> statement-breakpoint
CREATE INDEX "interviews_due" ON "interviews" USING btree ("starts_at") WHERE "interviews"."ended_at" is null and "interviews"."reminders" < 2;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_time_check" CHECK ("interviews"."starts_at" is not null or "interviews"."offer_id" is not null);--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_reminders_check" CHECK ("interviews"."reminders" between 0 and 2);--> statement-breakpoint
UPDATE "interviews" SET "ended_at" = now() FROM "job_applications" WHERE "job_applications"."id" = "interviews"."application_id" AND ("job_applications"."status" <> 'interview' OR EXISTS (SELECT FROM "interviews" "later" WHERE "later"."application_id" = "interviews"."application_id" AND "later"."created_at" > "interviews"."created_at"));--> statement-breakpoint
UPDATE "bulk_tasks" SET "interview" = ("interview" - 'startsAt' - 'minutesApart') || jsonb_build_object('times', jsonb_build_array("interview" -> 'startsAt'), 'minutes', 60, 'isGroup', true, 'phone', NULL) WHERE "interview" IS NOT NULL;

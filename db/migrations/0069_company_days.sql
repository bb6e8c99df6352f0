CREATE TABLE "company_days" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_days_pkey" PRIMARY KEY("company_id","day","source")
);
--> statement-breakpoint
DROP INDEX "company_applications_newest";--> statement-breakpoint
DROP INDEX "company_applications_jobs";--> statement-breakpoint
ALTER TABLE "company_applications" ADD COLUMN "was_shortlisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_applications" ADD COLUMN "is_hired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_applications" ADD COLUMN "answer_hours" integer;--> statement-breakpoint
ALTER TABLE "company_days" ADD CONSTRAINT "company_days_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "company_days" ("company_id", "day", "source", "views", "begun", "saved")
SELECT "company_id", "day", "source", sum("views"), sum("begun"), sum("saved") FROM (
	SELECT "company_id", "day", "source", "views", "begun", 0 AS "saved" FROM "job_views" JOIN "jobs" ON "jobs"."id" = "job_id"
	UNION ALL
	SELECT "company_id", ("saved_at" AT TIME ZONE 'Asia/Damascus')::date, '', 0, 0, 1
	FROM "remembered_jobs" JOIN "jobs" ON "jobs"."id" = "job_id" WHERE "saved_at" IS NOT NULL
) "counted" GROUP BY 1, 2, 3;--> statement-breakpoint
UPDATE "company_applications" "c"
SET "was_shortlisted" = "far", "is_hired" = "hired", "answer_hours" = "hours"
FROM (
	SELECT "a"."id", "a"."status" = 'hired' AS "hired",
		"a"."status" IN ('shortlisted', 'interview', 'offered', 'hired')
			OR coalesce(bool_or("e"."to_status" IN ('shortlisted', 'interview', 'offered', 'hired')), false) AS "far",
		round(extract(epoch FROM min("e"."created_at") FILTER (
			WHERE "e"."side" = 'company' AND "e"."action" IN ('invite', 'offer', 'hire', 'decline')
				AND "e"."created_at" >= "a"."created_at") - "a"."created_at") / 3600)::int AS "hours"
	FROM "job_applications" "a" LEFT JOIN "application_events" "e" ON "e"."application_id" = "a"."id"
	GROUP BY "a"."id"
) "known"
WHERE "c"."application_id" = "known"."id" AND ("far" OR "hired" OR "hours" IS NOT NULL);--> statement-breakpoint
CREATE INDEX "company_days_oldest" ON "company_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "jobs_filled" ON "jobs" USING btree ("company_id","closed_at","created_at") WHERE "jobs"."closed_reason" in ('filled_here', 'filled_elsewhere');--> statement-breakpoint
CREATE INDEX "feed_items_jobs_of_source" ON "feed_items" USING btree ("source_id","job_id") WHERE "feed_items"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "company_applications_newest" ON "company_applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"user_id","job_id","was_shortlisted","is_hired","answer_hours");--> statement-breakpoint
CREATE INDEX "company_applications_jobs" ON "company_applications" USING btree ("company_id","job_id","created_at","was_shortlisted","is_hired","answer_hours");
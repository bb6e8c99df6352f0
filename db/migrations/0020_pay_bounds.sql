ALTER TABLE "job_terms" ADD COLUMN "pay_low" double precision;--> statement-breakpoint
ALTER TABLE "job_terms" ADD COLUMN "pay_high" double precision;--> statement-breakpoint
-- after functions
UPDATE "job_terms" SET ("pay_low", "pay_high") = (SELECT "pay_low", "pay_high" FROM pay_bounds("jobs")) FROM "jobs" WHERE "jobs"."id" = "job_id" AND num_nonnulls("salary_min", "salary_max") > 0;

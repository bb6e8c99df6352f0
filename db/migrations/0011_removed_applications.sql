ALTER TABLE "removed_job_applicants" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_jobs" ADD COLUMN "company" text;--> statement-breakpoint
CREATE INDEX "removed_job_applicants_waiting" ON "removed_job_applicants" USING btree ("job_id","user_id") WHERE notified_at is null;--> statement-breakpoint
update "removed_jobs" r set "company" = company_called(p.company_name, p.first_name, p.last_name)
from "user_profiles" p where p.id = r.company_id and r.title is not null;

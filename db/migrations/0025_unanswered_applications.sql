ALTER TABLE "job_applications" ADD COLUMN "unread_reminder" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "job_applications_unread" ON "job_applications" USING btree ("created_at") WHERE "status" = 'pending' and "opened_at" is null and "cleared_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_undecided" ON "job_applications" USING btree ("job_id","id") WHERE "status" in ('pending', 'shortlisted', 'interview', 'offered');--> statement-breakpoint
CREATE TABLE "job_endings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"notified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"title" text,
	"reply_hours" integer[] NOT NULL,
	"unanswered" integer NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_job_applicants" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "removed_job_applicants_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "company_reply_figures" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"answered" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"overdue" integer NOT NULL,
	"median_hours" integer,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_reply_figures_check" CHECK ("company_reply_figures"."answered" >= 0 and "company_reply_figures"."unanswered" >= 0 and "company_reply_figures"."overdue" >= 0)
);
--> statement-breakpoint
ALTER TABLE "job_endings" ADD CONSTRAINT "job_endings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_jobs" ADD CONSTRAINT "removed_jobs_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_job_applicants" ADD CONSTRAINT "removed_job_applicants_job_id_removed_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."removed_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_job_applicants" ADD CONSTRAINT "removed_job_applicants_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_reply_figures" ADD CONSTRAINT "company_reply_figures_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_jobs_company" ON "removed_jobs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "removed_jobs_removed" ON "removed_jobs" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "removed_job_applicants_user" ON "removed_job_applicants" USING btree ("user_id");--> statement-breakpoint
-- The page of a job shows its company's; a night that changes nothing leaves cached pages alone.
CREATE TRIGGER "reply_figures_change_pages" AFTER INSERT OR UPDATE OR DELETE ON "company_reply_figures" FOR EACH ROW EXECUTE FUNCTION note_page_change();

CREATE TABLE "departed_applicants" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"interview_at" timestamp with time zone,
	"departed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departed_applicants" ADD CONSTRAINT "departed_applicants_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departed_applicants" ADD CONSTRAINT "departed_applicants_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departed_applicants_company" ON "departed_applicants" USING btree ("company_id","departed_at");--> statement-breakpoint
CREATE INDEX "departed_applicants_job" ON "departed_applicants" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "departed_applicants_departed" ON "departed_applicants" USING btree ("departed_at");
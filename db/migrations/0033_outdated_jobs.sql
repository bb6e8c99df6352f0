CREATE TABLE "outdated_jobs" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "outdated_jobs_xid_job_id_pk" PRIMARY KEY("xid","job_id")
);
--> statement-breakpoint
ALTER TABLE "outdated_jobs" ADD CONSTRAINT "outdated_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outdated_jobs_job" ON "outdated_jobs" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "outdated_companies" DROP COLUMN "changed_at";--> statement-breakpoint
-- Functions of release 0.1.0, which has no files of them: terms are made by the application.
DROP FUNCTION IF EXISTS index_jobs, write_job_search, job_code, job_tags, tag_pairs, salary_band, work_arranged, day_of, search_stems, stem_word, stem_text, list_sentences, count_new_jobs, outdate_company CASCADE;

CREATE TABLE "application_answers" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"preset" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "application_answers_application_id_position_pk" PRIMARY KEY("application_id","position"),
	CONSTRAINT "application_answers_kind_check" CHECK ("application_answers"."kind" in ('yesno', 'choice', 'number', 'date', 'text'))
);
--> statement-breakpoint
CREATE TABLE "job_questions" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"job_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"preset" text,
	"text" text NOT NULL,
	"options" text[] NOT NULL,
	"is_required" boolean NOT NULL,
	"must" text[] NOT NULL,
	"min" numeric,
	"max" numeric,
	CONSTRAINT "job_questions_position" UNIQUE("job_id","position"),
	CONSTRAINT "job_questions_position_check" CHECK ("job_questions"."position" between 1 and 5),
	CONSTRAINT "job_questions_kind_check" CHECK ("job_questions"."kind" in ('yesno', 'choice', 'number', 'date', 'text'))
);
--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_answers_question" ON "application_answers" USING btree ("question_id","answer","application_id") WHERE "application_answers"."kind" <> 'text';
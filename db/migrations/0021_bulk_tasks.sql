CREATE TABLE "bulk_tasks" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"job_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"message" text,
	"interview" jsonb,
	"last_event" bigint NOT NULL,
	"application_ids" uuid[] NOT NULL,
	"total" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"unconfirmed" integer DEFAULT 0 NOT NULL,
	"off" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_tasks_state_check" CHECK ("bulk_tasks"."state" in ('running', 'done', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "bulk_tasks" ADD CONSTRAINT "bulk_tasks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_tasks" ADD CONSTRAINT "bulk_tasks_actor_id_user_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_tasks_one_runs" ON "bulk_tasks" USING btree ("job_id") WHERE "bulk_tasks"."state" = 'running';--> statement-breakpoint
CREATE INDEX "bulk_tasks_job" ON "bulk_tasks" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_tasks_actor" ON "bulk_tasks" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "bulk_tasks_changed" ON "bulk_tasks" USING btree ("changed_at");
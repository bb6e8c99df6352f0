CREATE TABLE "feed_changes" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"hash" text,
	"data" jsonb,
	CONSTRAINT "feed_changes_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "feed_files" (
	"source_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"source_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"job_id" uuid,
	"copy_of" uuid,
	"likeness" smallint,
	"data" jsonb,
	"written_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "feed_items_source_id_external_id_pk" PRIMARY KEY("source_id","external_id"),
	CONSTRAINT "feed_items_state_check" CHECK ("feed_items"."state" in ('posted', 'copy', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"source_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claim" uuid,
	"rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"examples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"code" text,
	"step" text,
	"etag" text,
	"last_modified" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "feed_runs_state_check" CHECK ("feed_runs"."state" in ('waiting', 'reading', 'asking', 'writing', 'done', 'unchanged', 'failed', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"url" text,
	"kind" text,
	"mapping" jsonb,
	"company_name" text,
	"applies_there" boolean NOT NULL,
	"every_hours" smallint NOT NULL,
	"feed_wins" boolean DEFAULT false NOT NULL,
	"closes_missing" boolean DEFAULT true NOT NULL,
	"state" text NOT NULL,
	"paused_by" uuid,
	"created_by" uuid,
	"stop_code" text,
	"stop_step" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"accepted_share" real DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"next_at" timestamp with time zone,
	"ran_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_sources_state_check" CHECK ("feed_sources"."state" in ('new', 'works', 'paused', 'stopped', 'removed')),
	CONSTRAINT "feed_sources_hours_check" CHECK ("feed_sources"."every_hours" in (1, 3, 6, 12, 24))
);
--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_closed_reason_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "source_site" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_url" text;--> statement-breakpoint
ALTER TABLE "feed_changes" ADD CONSTRAINT "feed_changes_run_id_feed_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_files" ADD CONSTRAINT "feed_files_source_id_feed_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."feed_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_source_id_feed_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."feed_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_copy_of_jobs_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_source_id_feed_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."feed_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD CONSTRAINT "feed_sources_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD CONSTRAINT "feed_sources_paused_by_auth_users_id_fk" FOREIGN KEY ("paused_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD CONSTRAINT "feed_sources_created_by_auth_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_items_job" ON "feed_items" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "feed_items_copy_of" ON "feed_items" USING btree ("copy_of");--> statement-breakpoint
CREATE INDEX "feed_items_missed" ON "feed_items" USING btree ("source_id") WHERE "feed_items"."missed_at" is not null and "feed_items"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "feed_items_copies" ON "feed_items" USING btree ("source_id","external_id") WHERE "feed_items"."state" = 'copy';--> statement-breakpoint
CREATE INDEX "feed_runs_source" ON "feed_runs" USING btree ("source_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_runs_open" ON "feed_runs" USING btree ("source_id") WHERE "feed_runs"."state" in ('waiting', 'reading', 'asking', 'writing');--> statement-breakpoint
CREATE INDEX "feed_runs_under_way" ON "feed_runs" USING btree ("changed_at") WHERE "feed_runs"."state" in ('waiting', 'reading', 'writing');--> statement-breakpoint
CREATE INDEX "feed_sources_company" ON "feed_sources" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "feed_sources_due" ON "feed_sources" USING btree ("next_at") WHERE "feed_sources"."state" = 'works';--> statement-breakpoint
CREATE INDEX "feed_sources_stopped" ON "feed_sources" USING btree ("failing_since") WHERE "feed_sources"."state" = 'stopped';--> statement-breakpoint
CREATE INDEX "feed_sources_removed" ON "feed_sources" USING btree ("id") WHERE "feed_sources"."state" = 'removed';--> statement-breakpoint
CREATE INDEX "feed_sources_paused_by" ON "feed_sources" USING btree ("paused_by");--> statement-breakpoint
CREATE INDEX "feed_sources_created_by" ON "feed_sources" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "user_profiles_website" ON "user_profiles" USING btree ("company_website") WHERE "user_profiles"."user_type" = 'company' and "user_profiles"."company_website" is not null;--> statement-breakpoint
CREATE INDEX "jobs_apply_url" ON "jobs" USING btree ("apply_url") WHERE "jobs"."apply_url" is not null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_closed_reason_check" CHECK ("jobs"."closed_reason" in ('filled_here', 'filled_elsewhere', 'cancelled', 'expired', 'unanswered', 'suspended', 'held', 'source_ended'));
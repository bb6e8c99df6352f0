CREATE TABLE "company_merges" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"job_id" uuid,
	"state" text DEFAULT 'moving' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"undone_by" uuid,
	"undo_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_merges_state_check" CHECK ("company_merges"."state" in ('moving', 'done', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "merged_rows" (
	"merge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"data" jsonb,
	"account_id" uuid,
	CONSTRAINT "merged_rows_merge_id_kind_id_pk" PRIMARY KEY("merge_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "company_merges" ADD CONSTRAINT "company_merges_from_id_user_profiles_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_merges" ADD CONSTRAINT "company_merges_into_id_user_profiles_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_merges" ADD CONSTRAINT "company_merges_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_merges" ADD CONSTRAINT "company_merges_actor_id_auth_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_merges" ADD CONSTRAINT "company_merges_undone_by_auth_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_rows" ADD CONSTRAINT "merged_rows_merge_id_company_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."company_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_rows" ADD CONSTRAINT "merged_rows_account_id_auth_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_merges_from" ON "company_merges" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "company_merges_into" ON "company_merges" USING btree ("into_id","created_at");--> statement-breakpoint
CREATE INDEX "company_merges_newest" ON "company_merges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "company_merges_running" ON "company_merges" USING btree ("changed_at") WHERE "company_merges"."state" in ('moving', 'undoing');--> statement-breakpoint
CREATE INDEX "company_merges_job" ON "company_merges" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "company_merges_actor" ON "company_merges" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "company_merges_undone_by" ON "company_merges" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "merged_rows_account" ON "merged_rows" USING btree ("account_id");
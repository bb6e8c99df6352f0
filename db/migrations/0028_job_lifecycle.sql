ALTER TABLE "jobs" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "warned_deadline" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "confirmation_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_closed_reason_check" CHECK ("jobs"."closed_reason" in ('filled_here', 'filled_elsewhere', 'cancelled', 'expired', 'unanswered', 'suspended'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_closed_check" CHECK ("jobs"."closed_reason" is null or "jobs"."status" = 'closed');--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_publish_at_check" CHECK ("jobs"."publish_at" is null or "jobs"."status" = 'draft');--> statement-breakpoint
CREATE INDEX "jobs_open_deadline" ON "jobs" USING btree ("application_deadline") WHERE "status" = 'active' and "application_deadline" is not null;--> statement-breakpoint
CREATE INDEX "jobs_publish_at" ON "jobs" USING btree ("publish_at") WHERE "publish_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_confirmation_requested" ON "jobs" USING btree ("confirmation_requested_at") WHERE "confirmation_requested_at" is not null;--> statement-breakpoint
CREATE TABLE "job_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_templates_name_check" CHECK (length("job_templates"."name") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_templates_company" ON "job_templates" USING btree ("company_id");--> statement-breakpoint
CREATE TABLE "deleted_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"place_id" text,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_jobs_deleted" ON "deleted_jobs" USING btree ("deleted_at");--> statement-breakpoint
-- Whoever writes a job: an open one has its last day before it, only a closed one has a reason, only
-- a draft waits for its day. See docs/decisions/0038.
create function settle_job() returns trigger language plpgsql as $$
begin
  if new.status = 'active' and new.application_deadline < (now() at time zone 'Asia/Damascus')::date then
    new.status := 'closed';
    new.closed_reason := 'expired';
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(new.closed_at, now());
  else
    new.closed_reason := null;
    new.closed_at := null;
  end if;
  if new.status <> 'draft' then new.publish_at := null; end if;
  if new.status <> 'active' then new.confirmation_requested_at := null; end if;
  return new;
end $$;
--> statement-breakpoint
-- Its name comes before those of the triggers that withhold a job, so that they see what it decided.
create trigger jobs_settle_inserted before insert on jobs
for each row when (
  new.status <> 'active' or new.application_deadline is not null or new.closed_reason is not null
  or new.publish_at is not null
)
execute function settle_job();
--> statement-breakpoint
create trigger jobs_settle_updated before update of status, application_deadline on jobs
for each row when (
  new.status is distinct from old.status
  or new.application_deadline is distinct from old.application_deadline
)
execute function settle_job();
--> statement-breakpoint
-- What is left of a deleted job that was public once: enough to offer open ones like it.
create function note_deleted_jobs() returns trigger language plpgsql as $$
begin
  insert into deleted_jobs (job_id, category, place_id)
  select id, category, place_id from gone where status <> 'draft'
  on conflict (job_id) do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger jobs_note_deleted after delete on jobs
referencing old table as gone for each statement execute function note_deleted_jobs();

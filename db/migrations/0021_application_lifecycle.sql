ALTER TABLE "job_applications" DROP CONSTRAINT "job_applications_status_check";--> statement-breakpoint
UPDATE "job_applications" SET "status" = CASE "status" WHEN 'accepted' THEN 'hired' WHEN 'rejected' THEN 'not_selected' ELSE 'pending' END WHERE "status" <> 'pending';--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_status_check" CHECK ("job_applications"."status" in ('pending', 'shortlisted', 'interview', 'offered', 'hired', 'not_selected', 'withdrawn', 'closed'));--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "status_changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "has_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "job_applications" SET "status_changed_at" = "created_at", "opened_at" = (SELECT min("viewed_at") FROM "cv_views" WHERE "cv_views"."application_id" = "job_applications"."id");--> statement-breakpoint
CREATE INDEX "job_applications_job_newest" ON "job_applications" USING btree ("job_id","created_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "job_applications_news" ON "job_applications" USING btree ("user_id") WHERE "has_news";--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place" text,
	"link" text,
	"note" text,
	"answer" text,
	"answer_note" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_answer_check" CHECK ("interviews"."answer" in ('confirmed', 'another_time')),
	CONSTRAINT "interviews_answered_check" CHECK (("interviews"."answer" is null) = ("interviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"action" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"message" text,
	"interview_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_events_action_check" CHECK ("application_events"."action" in ('send', 'open', 'shortlist', 'invite', 'offer', 'hire', 'decline', 'reconsider', 'reply', 'withdraw', 'confirm', 'ask_another_time', 'close')),
	CONSTRAINT "application_events_side_check" CHECK ("application_events"."side" in ('seeker', 'company', 'system'))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_company_id_kind_language_pk" PRIMARY KEY("company_id","kind","language"),
	CONSTRAINT "reply_templates_language_check" CHECK ("reply_templates"."language" in ('ar', 'en'))
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_user_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_user_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_events_actor" ON "application_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_open_once" ON "application_events" USING btree ("application_id","actor_id") WHERE "action" = 'open';--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_author" ON "application_notes" USING btree ("author_id");--> statement-breakpoint
CREATE FUNCTION "application_events_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Rows go with their application; what was written and who it was may be forgotten, nothing else.
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM job_applications WHERE id = OLD.application_id) THEN RETURN OLD; END IF;
  ELSIF (NEW.message IS NULL OR NEW.message = OLD.message)
    AND (NEW.actor_id IS NULL OR NEW.actor_id = OLD.actor_id)
    AND to_jsonb(NEW) - 'message' - 'actor_id' = to_jsonb(OLD) - 'message' - 'actor_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'application_events is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "application_events_append_only" BEFORE UPDATE OR DELETE ON "application_events" FOR EACH ROW EXECUTE FUNCTION "application_events_append_only"();

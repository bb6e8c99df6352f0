CREATE TABLE "canned_reasons" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"reason" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "canned_reasons_reason_check" CHECK ("canned_reasons"."reason" in ('money', 'documents', 'false', 'discrimination', 'expired', 'copied', 'contact', 'terms'))
);
--> statement-breakpoint
DROP INDEX "moderation_cases_decider";--> statement-breakpoint
ALTER TABLE "moderators" ADD COLUMN "leads" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderators" ADD COLUMN "named_by" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "note_en" text;--> statement-breakpoint
CREATE INDEX "canned_reasons_offered" ON "canned_reasons" USING btree ("reason","created_at");--> statement-breakpoint
ALTER TABLE "moderators" ADD CONSTRAINT "moderators_named_by_auth_users_id_fk" FOREIGN KEY ("named_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_cases_reason" ON "moderation_cases" USING btree ("reason","decided_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_state" ON "moderation_cases" USING btree ("state","decided_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decided" ON "moderation_cases" USING btree ("decided_at","id") WHERE "moderation_cases"."state" not in ('open', 'held', 'appealed', 'block_appealed');--> statement-breakpoint
CREATE INDEX "moderation_cases_newest" ON "moderation_cases" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decider" ON "moderation_cases" USING btree ("decided_by","decided_at","id");--> statement-breakpoint
-- A board that has moderators has one who leads: the oldest.
UPDATE "moderators" SET "leads" = true WHERE "user_id" = (
  SELECT m."user_id" FROM "moderators" m JOIN "user_profiles" p ON p."id" = m."user_id"
  WHERE p."user_type" <> 'admin' ORDER BY m."created_at", m."user_id" LIMIT 1);

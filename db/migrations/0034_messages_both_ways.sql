CREATE TABLE "event_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "event_documents_place" UNIQUE("event_id","place"),
	CONSTRAINT "event_documents_place_check" CHECK ("event_documents"."place" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_action_check";--> statement-breakpoint
DROP INDEX "moderation_cases_of_company";--> statement-breakpoint
ALTER TABLE "company_applications" ADD COLUMN "has_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "messages_blocked_by" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "submission_key" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "event_documents" ADD CONSTRAINT "event_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_documents" ADD CONSTRAINT "event_documents_event_id_application_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."application_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_applications_news" ON "company_applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"user_id","job_id") WHERE "company_applications"."has_news";--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_submission" ON "application_events" USING btree ("application_id","submission_key") WHERE "application_events"."submission_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_of_messages" ON "moderation_cases" USING btree ("application_id","company_id") WHERE "moderation_cases"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_application" ON "reports" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_of_company" ON "moderation_cases" USING btree ("company_id") WHERE "moderation_cases"."job_id" is null and "moderation_cases"."application_id" is null;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_messages_blocked_by_check" CHECK ("job_applications"."messages_blocked_by" in ('seeker', 'company'));--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_action_check" CHECK ("application_events"."action" in ('send', 'open', 'shortlist', 'invite', 'offer', 'hire', 'decline', 'reconsider', 'reply', 'withdraw', 'write', 'confirm', 'ask_another_time', 'close'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_application_check" CHECK ("reports"."application_id" is null or "reports"."company_id" is not null);
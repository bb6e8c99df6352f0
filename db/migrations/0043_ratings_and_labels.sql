CREATE TABLE "application_labels" (
	"application_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "application_labels_application_id_label_id_pk" PRIMARY KEY("application_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"application_id" uuid NOT NULL,
	"member_id" uuid,
	"stars" smallint NOT NULL,
	"rated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_ratings_once" UNIQUE("application_id","member_id"),
	CONSTRAINT "application_ratings_stars_check" CHECK ("application_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "company_labels" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_applications_list";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "mean_rating" smallint;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "rating_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_labels" ADD CONSTRAINT "application_labels_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_labels" ADD CONSTRAINT "application_labels_label_id_company_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."company_labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_member_id_user_profiles_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_labels" ADD CONSTRAINT "company_labels_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_labels_list" ON "application_labels" USING btree ("label_id","job_id","application_id");--> statement-breakpoint
CREATE INDEX "application_ratings_member" ON "application_ratings" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_labels_name" ON "company_labels" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "job_applications_list" ON "job_applications" USING btree ("job_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"user_id","status","opened_at","cleared_at","starred","experience","expected_salary","mean_rating");
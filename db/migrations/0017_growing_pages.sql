DROP FUNCTION IF EXISTS name_company_jobs() CASCADE;--> statement-breakpoint
CREATE TABLE "seeker_contacts" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"document" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "company_applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "category_companies" (
	"company_id" uuid NOT NULL,
	"category" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "category_companies_company_id_category_pk" PRIMARY KEY("company_id","category")
);--> statement-breakpoint
CREATE TABLE "category_jobs" (
	"category" text NOT NULL,
	"place" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "category_jobs_category_place_pk" PRIMARY KEY("category","place")
);--> statement-breakpoint
CREATE TABLE "place_companies" (
	"company_id" uuid NOT NULL,
	"place" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "place_companies_company_id_place_pk" PRIMARY KEY("company_id","place")
);--> statement-breakpoint
CREATE TABLE "row_totals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"rows" bigint NOT NULL
);--> statement-breakpoint
ALTER TABLE "company_jobs" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "company_jobs" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_contacts" ADD CONSTRAINT "seeker_contacts_profile_id_user_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_applications" ADD CONSTRAINT "company_applications_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_companies" ADD CONSTRAINT "category_companies_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_companies" ADD CONSTRAINT "place_companies_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_companies_busiest" ON "category_companies" USING btree ("category","jobs" DESC NULLS FIRST,"company_id") WHERE "category_companies"."jobs" > 0;--> statement-breakpoint
CREATE INDEX "category_jobs_place" ON "category_jobs" USING btree ("place" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_companies_hiring" ON "place_companies" USING btree ("place" text_pattern_ops,"company_id") WHERE "place_companies"."jobs" > 0;--> statement-breakpoint
CREATE INDEX "row_totals_kind" ON "row_totals" USING btree ("kind","country","province");--> statement-breakpoint
CREATE INDEX "company_jobs_busiest" ON "company_jobs" USING btree ("jobs" DESC NULLS FIRST,left("name_key", 100) collate "C","company_id","is_listed","industry");--> statement-breakpoint
CREATE INDEX "jobs_location" ON "jobs" USING btree (left("location", 200));--> statement-breakpoint
INSERT INTO "company_applications" ("application_id", "company_id", "created_at") SELECT "job_applications"."id", "company_id", "job_applications"."created_at" FROM "job_applications" JOIN "jobs" ON "jobs"."id" = "job_id";--> statement-breakpoint
CREATE INDEX "company_applications_newest" ON "company_applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
-- after functions
SELECT list_companies(array(SELECT "id" FROM "user_profiles" WHERE "user_type" = 'company'));--> statement-breakpoint
-- after functions
INSERT INTO "category_jobs" SELECT "category", place_key("place_id", "location"), count(*) FROM "jobs" WHERE "status" = 'active' GROUP BY 1, 2;--> statement-breakpoint
-- after functions
INSERT INTO "category_companies" SELECT "company_id", "category", count(*) FROM "jobs" WHERE "status" = 'active' GROUP BY 1, 2;--> statement-breakpoint
-- after functions
INSERT INTO "place_companies" SELECT "company_id", place_key("place_id", "location"), count(*) FROM "jobs" WHERE "status" = 'active' GROUP BY 1, 2;--> statement-breakpoint
-- after functions
INSERT INTO "row_totals" ("kind", "country", "province", "rows") SELECT "user_type", coalesce("country", ''), coalesce("province", ''), count(*) FROM "user_profiles" GROUP BY 1, 2, 3
UNION ALL SELECT 'jobs', '', '', count(*) FROM "jobs" HAVING count(*) > 0
UNION ALL SELECT 'applications', '', '', count(*) FROM "job_applications" HAVING count(*) > 0;--> statement-breakpoint
-- after functions
INSERT INTO "seeker_contacts" SELECT "id", "created_at", seeker_contacts_document("user_profiles") FROM "user_profiles" WHERE "user_type" = 'customer_employee' ORDER BY "created_at";--> statement-breakpoint
-- after functions
CREATE INDEX "seeker_contacts_parts" ON "seeker_contacts" USING gin ("document" gin_trgm_ops);--> statement-breakpoint
-- after functions
CREATE INDEX "seeker_contacts_newest" ON "seeker_contacts" USING btree ("joined_at" DESC NULLS FIRST,"profile_id");

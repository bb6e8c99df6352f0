create extension if not exists pg_trgm;--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"user_id" uuid NOT NULL,
	"form" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_drafts_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_type" text DEFAULT 'customer_employee' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"country" text,
	"province" text,
	"city" text,
	"bio" text,
	"linkedin_url" text,
	"portfolio_url" text,
	"company_name" text,
	"company_description" text,
	"company_website" text,
	"company_size" text,
	"industry" text,
	"founded_year" integer,
	"plan" text,
	"desired_position" text,
	"desired_salary_min" numeric,
	"desired_salary_max" numeric,
	"work_type" text DEFAULT 'full-time' NOT NULL,
	"experience_years" integer,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"availability" text DEFAULT 'immediate' NOT NULL,
	"willing_to_relocate" boolean DEFAULT false NOT NULL,
	"preferred_locations" text[] DEFAULT '{}' NOT NULL,
	"education" text,
	"work_experience" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_user_type_check" CHECK ("user_profiles"."user_type" in ('admin', 'company', 'customer_employee')),
	CONSTRAINT "user_profiles_company_size_check" CHECK ("user_profiles"."company_size" in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
	CONSTRAINT "user_profiles_work_type_check" CHECK ("user_profiles"."work_type" in ('full-time', 'part-time', 'contract', 'remote')),
	CONSTRAINT "user_profiles_availability_check" CHECK ("user_profiles"."availability" in ('immediate', 'two-weeks', 'month', 'later')),
	CONSTRAINT "user_profiles_plan_check" CHECK ("user_profiles"."plan" in ('basic', 'professional', 'enterprise'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_check" CHECK ("documents"."kind" in ('pdf', 'doc', 'docx'))
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"cover_letter" text,
	"resume_url" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"experience" text,
	"expected_salary" text,
	"available_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_once" UNIQUE("job_id","user_id"),
	CONSTRAINT "job_applications_document" UNIQUE("document_id"),
	CONSTRAINT "job_applications_status_check" CHECK ("job_applications"."status" in ('pending', 'reviewed', 'accepted', 'rejected')),
	CONSTRAINT "job_applications_experience_check" CHECK ("job_applications"."experience" in ('0-1', '1-3', '3-5', '5-10', '10+'))
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"external_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"place_id" text,
	"salary_min" numeric,
	"salary_max" numeric,
	"currency" text DEFAULT 'SYP' NOT NULL,
	"employment_type" text NOT NULL,
	"experience_level" text NOT NULL,
	"work_arrangement" text,
	"status" text DEFAULT 'active' NOT NULL,
	"requirements" text DEFAULT '[]' NOT NULL,
	"benefits" text DEFAULT '[]' NOT NULL,
	"application_deadline" date,
	"contact_email" text,
	"company_website" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('active', 'closed', 'draft')),
	CONSTRAINT "jobs_employment_type_check" CHECK ("jobs"."employment_type" in ('full-time', 'part-time', 'contract', 'remote', 'freelance')),
	CONSTRAINT "jobs_experience_level_check" CHECK ("jobs"."experience_level" in ('entry', 'mid', 'senior', 'executive')),
	CONSTRAINT "jobs_work_arrangement_check" CHECK ("jobs"."work_arrangement" in ('office', 'remote', 'hybrid')),
	CONSTRAINT "jobs_currency_check" CHECK ("jobs"."currency" in ('SYP', 'USD', 'EUR', 'TRY', 'SAR', 'AED', 'LBP')),
	CONSTRAINT "jobs_category_check" CHECK ("jobs"."category" in ('Information Technology', 'Marketing & Sales', 'Accounting & Finance', 'Engineering', 'Healthcare', 'Education', 'Design', 'Human Resources', 'Law', 'Logistics'))
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_user_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_profiles_type_newest" ON "user_profiles" USING btree ("user_type","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "user_profiles_company_name" ON "user_profiles" USING btree ("company_name");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "job_applications_user_newest" ON "job_applications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_document" ON "job_search" USING gin ("document" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search_company" ON "job_search" USING btree ("company");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_company_newest" ON "jobs" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_category_newest" ON "jobs" USING btree ("category","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_place" ON "jobs" USING btree ("place_id" text_pattern_ops,"status");
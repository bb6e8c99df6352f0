CREATE TABLE "outdated_companies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"after_time" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"after_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outdated_companies" ADD CONSTRAINT "outdated_companies_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;
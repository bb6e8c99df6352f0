CREATE TABLE "profile_entries" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"organization" text,
	"place" text,
	"from_date" text NOT NULL,
	"until_date" text,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_entries_kind_check" CHECK ("profile_entries"."kind" in ('job', 'school')),
	CONSTRAINT "profile_entries_from_check" CHECK ("profile_entries"."from_date" ~ '^\d{4}(-\d\d)?$'),
	CONSTRAINT "profile_entries_until_check" CHECK ("profile_entries"."until_date" ~ '^\d{4}(-\d\d)?$')
);
--> statement-breakpoint
ALTER TABLE "profile_entries" ADD CONSTRAINT "profile_entries_owner_id_user_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_entries_owner" ON "profile_entries" USING btree ("owner_id");
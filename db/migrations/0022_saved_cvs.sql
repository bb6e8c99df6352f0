-- CVs that people keep in their account, each a document that no application may use itself.
CREATE TABLE "saved_cvs" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "saved_cvs_name_check" CHECK (length("saved_cvs"."name") between 1 and 80),
	CONSTRAINT "saved_cvs_source_check" CHECK ("saved_cvs"."source" in ('upload', 'profile')),
	CONSTRAINT "saved_cvs_language_check" CHECK ("saved_cvs"."language" in ('ar', 'en')),
	CONSTRAINT "saved_cvs_profile_check" CHECK (("saved_cvs"."source" = 'profile') = ("saved_cvs"."language" is not null))
);
--> statement-breakpoint
ALTER TABLE "saved_cvs" ADD CONSTRAINT "saved_cvs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cvs" ADD CONSTRAINT "saved_cvs_owner_id_user_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cvs_owner" ON "saved_cvs" USING btree ("owner_id","created_at");

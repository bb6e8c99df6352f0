CREATE TABLE "company_skeletons" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"skeleton" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_skeletons" ADD CONSTRAINT "company_skeletons_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_skeletons_skeleton" ON "company_skeletons" USING btree ("skeleton");
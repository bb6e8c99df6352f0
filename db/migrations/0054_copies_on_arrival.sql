CREATE TABLE "logo_prints" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"part1" smallint,
	"part2" smallint,
	"part3" smallint,
	"part4" smallint,
	"shape" "bytea",
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fraud_contacts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"hash" text NOT NULL,
	"case_id" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fraud_contacts_once" UNIQUE("case_id","hash")
);
--> statement-breakpoint
ALTER TABLE "logo_prints" ADD CONSTRAINT "logo_prints_company_id_company_logos_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company_logos"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_contacts" ADD CONSTRAINT "fraud_contacts_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logo_prints_part1" ON "logo_prints" USING btree ("part1");--> statement-breakpoint
CREATE INDEX "logo_prints_part2" ON "logo_prints" USING btree ("part2");--> statement-breakpoint
CREATE INDEX "logo_prints_part3" ON "logo_prints" USING btree ("part3");--> statement-breakpoint
CREATE INDEX "logo_prints_part4" ON "logo_prints" USING btree ("part4");--> statement-breakpoint
CREATE INDEX "fraud_contacts_hash" ON "fraud_contacts" USING btree ("hash","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fraud_contacts_decided" ON "fraud_contacts" USING btree ("decided_at");
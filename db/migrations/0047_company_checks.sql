CREATE TABLE "company_check_acts" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_checks" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"source" text,
	"method" text,
	"token" text,
	"reason" text,
	"document_id" uuid,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "company_checks_company_id_kind_pk" PRIMARY KEY("company_id","kind"),
	CONSTRAINT "company_checks_kind_check" CHECK ("company_checks"."kind" in ('domain', 'register')),
	CONSTRAINT "company_checks_state_check" CHECK ("company_checks"."state" in ('waiting', 'done', 'failed', 'expired', 'revoked')),
	CONSTRAINT "company_checks_done_check" CHECK ("company_checks"."state" <> 'done' or ("company_checks"."checked_at" is not null and "company_checks"."method" is not null))
);
--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "checked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_check_acts" ADD CONSTRAINT "company_check_acts_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_check_acts" ADD CONSTRAINT "company_check_acts_actor_id_user_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_check_acts_company" ON "company_check_acts" USING btree ("company_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_check_acts_actor" ON "company_check_acts" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_checks_document" ON "company_checks" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "company_checks_due" ON "company_checks" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "company_checks_registers" ON "company_checks" USING btree ("begun_at","company_id") WHERE kind = 'register' and state = 'waiting';
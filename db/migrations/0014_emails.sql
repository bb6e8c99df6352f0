-- Emails: whose addresses are confirmed, who reads which language, what is switched off, and what
-- is to be told. Accounts that exist already count as unconfirmed: nobody ever asked them.
ALTER TABLE "auth_users" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_language_check" CHECK ("auth_users"."language" in ('ar', 'en'));
--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "muted_emails" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "confirmed_email" text;
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "email_confirmations_expires" ON "email_confirmations" USING btree ("expires_at");
--> statement-breakpoint
-- What an account is to be told by email: events of one kind are gathered into one email, whose id is
-- that of the queued job that sends it.
CREATE TABLE "email_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"batch" uuid,
	"batched_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email_events" ADD CONSTRAINT "email_events_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "email_events_account" ON "email_events" USING btree ("user_id","kind","created_at");
--> statement-breakpoint
CREATE INDEX "email_events_oldest" ON "email_events" USING btree ("created_at");

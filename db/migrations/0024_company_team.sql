-- Several people act for one company; a member's account has a type of its own.
ALTER TABLE "user_profiles" DROP CONSTRAINT "user_profiles_user_type_check";--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_type_check" CHECK ("user_profiles"."user_type" in ('admin', 'company', 'customer_employee', 'company_member'));--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_role_check" CHECK ("company_members"."role" in ('owner', 'recruiter', 'reader') or "company_members"."role" = 'none' and "company_members"."user_id" = "company_members"."company_id")
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "company_invitations_once" UNIQUE("company_id","email"),
	CONSTRAINT "company_invitations_role_check" CHECK ("company_invitations"."role" in ('owner', 'recruiter', 'reader')),
	CONSTRAINT "company_invitations_language_check" CHECK ("company_invitations"."language" in ('ar', 'en'))
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_auth_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_invitations_inviter" ON "company_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "company_invitations_expires" ON "company_invitations" USING btree ("expires_at");

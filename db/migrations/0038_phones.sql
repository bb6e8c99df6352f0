ALTER TABLE "auth_users" ADD COLUMN "muted_pushes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "hide_phone" boolean DEFAULT false NOT NULL;
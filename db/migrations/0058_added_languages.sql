ALTER TABLE "auth_users" DROP CONSTRAINT "auth_users_language_check";--> statement-breakpoint
ALTER TABLE "company_invitations" DROP CONSTRAINT "company_invitations_language_check";--> statement-breakpoint
ALTER TABLE "alert_recipients" DROP CONSTRAINT "alert_recipients_language_check";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_language_check";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_language_check";--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_language_check" CHECK ("auth_users"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_language_check" CHECK ("company_invitations"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "alert_recipients" ADD CONSTRAINT "alert_recipients_language_check" CHECK ("alert_recipients"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_language_check" CHECK ("reports"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_language_check" CHECK ("push_subscriptions"."language" ~ '^[a-z]{2,3}$');
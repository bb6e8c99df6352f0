CREATE TABLE "telegram_chat_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_chat_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "telegram_chats" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"chat" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"gets_news" boolean DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_chats_chat_unique" UNIQUE("chat"),
	CONSTRAINT "telegram_chats_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "telegram_chats_language_check" CHECK ("telegram_chats"."language" ~ '^[a-z]{2,3}$')
);
--> statement-breakpoint
CREATE TABLE "telegram_searches" (
	"chat" text PRIMARY KEY NOT NULL,
	"keyword" text NOT NULL,
	"language" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_searches_language_check" CHECK ("telegram_searches"."language" ~ '^[a-z]{2,3}$')
);
--> statement-breakpoint
ALTER TABLE "alert_recipients" DROP CONSTRAINT "alert_recipients_check";--> statement-breakpoint
ALTER TABLE "alert_digests" ADD COLUMN "chat_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_recipients" ADD COLUMN "chat_id" uuid;--> statement-breakpoint
ALTER TABLE "alert_sent_jobs" ADD COLUMN "by_chat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "by_chat" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "telegram_chat_links" ADD CONSTRAINT "telegram_chat_links_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_chat_links_expires" ON "telegram_chat_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "telegram_searches_at" ON "telegram_searches" USING btree ("searched_at");--> statement-breakpoint
ALTER TABLE "alert_recipients" ADD CONSTRAINT "alert_recipients_chat_id_telegram_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."telegram_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_recipients" ADD CONSTRAINT "alert_recipients_chat_id_unique" UNIQUE("chat_id");--> statement-breakpoint
ALTER TABLE "alert_recipients" ADD CONSTRAINT "alert_recipients_check" CHECK (num_nonnulls("alert_recipients"."user_id", "alert_recipients"."email", "alert_recipients"."chat_id") = 1);
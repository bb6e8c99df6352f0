CREATE TABLE "telegram_channels" (
	"id" uuid PRIMARY KEY DEFAULT new_id() NOT NULL,
	"chat" text NOT NULL,
	"username" text,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"province" text,
	"category" text,
	"written" text,
	"per_hour" integer NOT NULL,
	"at_night" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'works' NOT NULL,
	"paused_until" timestamp with time zone,
	"stop_code" smallint,
	"stop_reason" text,
	"last_message" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "telegram_channels_chat_unique" UNIQUE("chat"),
	CONSTRAINT "telegram_channels_state_check" CHECK ("telegram_channels"."state" in ('works', 'paused', 'stopped')),
	CONSTRAINT "telegram_channels_language_check" CHECK ("telegram_channels"."language" in ('ar', 'en')),
	CONSTRAINT "telegram_channels_written_check" CHECK ("telegram_channels"."written" in ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "telegram_posts" (
	"channel_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"worth" smallint NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"message_id" bigint,
	"shown" text,
	"changed_at" timestamp with time zone,
	"code" smallint,
	CONSTRAINT "telegram_posts_channel_id_job_id_pk" PRIMARY KEY("channel_id","job_id"),
	CONSTRAINT "telegram_posts_state_check" CHECK ("telegram_posts"."state" in ('waiting', 'sending', 'posted', 'unknown', 'refused', 'copy', 'gone'))
);
--> statement-breakpoint
CREATE TABLE "telegram_progress" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seen" text NOT NULL,
	CONSTRAINT "telegram_progress_check" CHECK ("telegram_progress"."only")
);
--> statement-breakpoint
ALTER TABLE "telegram_posts" ADD CONSTRAINT "telegram_posts_channel_id_telegram_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."telegram_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_posts_job" ON "telegram_posts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "telegram_posts_waiting" ON "telegram_posts" USING btree ("channel_id","worth" DESC NULLS FIRST,"ready_at") WHERE "telegram_posts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "telegram_posts_sending" ON "telegram_posts" USING btree ("channel_id") WHERE "telegram_posts"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "telegram_posts_sent" ON "telegram_posts" USING btree ("channel_id","sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telegram_posts_newest" ON "telegram_posts" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "telegram_posts_changed" ON "telegram_posts" USING btree ("channel_id","changed_at") WHERE "telegram_posts"."changed_at" is not null;--> statement-breakpoint
CREATE INDEX "telegram_posts_ready" ON "telegram_posts" USING btree ("ready_at");
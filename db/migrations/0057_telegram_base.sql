CREATE TABLE "telegram_bot" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL,
	"username" text NOT NULL,
	"poller" text,
	"polled_until" timestamp with time zone,
	CONSTRAINT "telegram_bot_check" CHECK ("telegram_bot"."only")
);
--> statement-breakpoint
CREATE TABLE "telegram_turns" (
	"chat" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_updates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "telegram_updates_received" ON "telegram_updates" USING btree ("received_at");
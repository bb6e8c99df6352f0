CREATE TABLE "searched_words" (
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	"readers" integer NOT NULL,
	"words" text,
	CONSTRAINT "searched_words_pkey" PRIMARY KEY("hash","day"),
	CONSTRAINT "searched_words_check" CHECK (length("searched_words"."words") <= 60 and "searched_words"."searches" > 0)
);
--> statement-breakpoint
CREATE TABLE "day_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "day_counts_pkey" PRIMARY KEY("day","kind"),
	CONSTRAINT "day_counts_check" CHECK ("day_counts"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "board_days" ADD COLUMN "searches" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_days" ADD COLUMN "empty_searches" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_days" ADD COLUMN "emails" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_days" ADD COLUMN "bounced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_days" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_days" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "searched_words_oldest" ON "searched_words" USING btree ("day");
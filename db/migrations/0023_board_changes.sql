CREATE TABLE "board_changes" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"xid" "xid8" NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_changes_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
DROP TABLE "company_changes" CASCADE;--> statement-breakpoint
DROP TABLE "job_changes" CASCADE;--> statement-breakpoint
DROP TABLE "name_changes" CASCADE;--> statement-breakpoint
CREATE INDEX "board_changes_xid" ON "board_changes" USING btree ("xid");--> statement-breakpoint
DROP FUNCTION IF EXISTS note_company_change(uuid), note_company_changes(), note_place_changes(), note_title_changes(), note_name_changes(text, text[]) CASCADE;
CREATE TABLE "changed_pages" (
	"page" text NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changed_pages_xid" ON "changed_pages" USING btree ("xid");
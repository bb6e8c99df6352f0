CREATE TABLE "index_now_progress" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seen" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "index_now_progress_check" CHECK ("index_now_progress"."only")
);

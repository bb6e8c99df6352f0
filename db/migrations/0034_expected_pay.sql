-- What applicants for a role in a governorate ask for.
CREATE TABLE "expected_pays" (
	"role" text NOT NULL,
	"province" text NOT NULL,
	"low" numeric NOT NULL,
	"high" numeric NOT NULL,
	"people" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expected_pays_pkey" PRIMARY KEY("role","province"),
	CONSTRAINT "expected_pays_check" CHECK ("expected_pays"."low" <= "expected_pays"."high" and "expected_pays"."people" >= 10)
);
--> statement-breakpoint
-- The page of a job without pay shows it.
create trigger expected_pays_change_pages after insert or update or delete on expected_pays
for each row execute function note_page_change();

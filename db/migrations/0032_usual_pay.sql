-- What is usual for a role in a governorate, counted every night.
CREATE TABLE "usual_pays" (
	"role" text NOT NULL,
	"province" text NOT NULL,
	"low" numeric NOT NULL,
	"high" numeric NOT NULL,
	"jobs" integer NOT NULL,
	"companies" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usual_pays_pkey" PRIMARY KEY("role","province"),
	CONSTRAINT "usual_pays_check" CHECK ("usual_pays"."low" <= "usual_pays"."high" and "usual_pays"."jobs" >= 10 and "usual_pays"."companies" >= 5)
);
--> statement-breakpoint
-- The page of a job shows it; a night that changes nothing leaves cached pages alone.
create trigger usual_pays_change_pages after insert or update or delete on usual_pays
for each row execute function note_page_change();

CREATE TABLE "board_days" (
	"day" date PRIMARY KEY NOT NULL,
	"seekers" integer NOT NULL,
	"companies" integer NOT NULL,
	"jobs" integer NOT NULL,
	"views" integer NOT NULL,
	"begun" integer NOT NULL,
	"applications" integer NOT NULL,
	"answered" integer NOT NULL,
	CONSTRAINT "board_days_check" CHECK ("board_days"."answered" >= 0 and "board_days"."answered" <= "board_days"."applications")
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"job_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_views_pkey" PRIMARY KEY("job_id","day","source"),
	CONSTRAINT "job_views_check" CHECK ("job_views"."views" >= 0 and "job_views"."begun" >= 0)
);
--> statement-breakpoint
CREATE TABLE "role_demand" (
	"role" text NOT NULL,
	"place" text NOT NULL,
	"open_jobs" integer NOT NULL,
	"companies" integer NOT NULL,
	"days_open" integer,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_demand_pkey" PRIMARY KEY("role","place"),
	CONSTRAINT "role_demand_check" CHECK ("role_demand"."open_jobs" >= 0 and "role_demand"."companies" >= 0)
);
--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_views_oldest" ON "job_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "job_applications_days" ON "job_applications" USING brin ("created_at");
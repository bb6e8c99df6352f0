-- What an account remembers of jobs, companies and searches. See docs/decisions/0042.
CREATE TABLE "remembered_jobs" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "remembered_jobs_account_id_job_id_pk" PRIMARY KEY("account_id","job_id"),
	CONSTRAINT "remembered_jobs_check" CHECK (num_nonnulls("saved_at", "hidden_at") > 0)
);
--> statement-breakpoint
CREATE TABLE "seen_jobs" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_jobs_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "remembered_companies" (
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"followed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "remembered_companies_account_id_company_id_pk" PRIMARY KEY("account_id","company_id"),
	CONSTRAINT "remembered_companies_check" CHECK (num_nonnulls("followed_at", "hidden_at") = 1)
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"account_id" uuid NOT NULL,
	"query" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_account_id_query_pk" PRIMARY KEY("account_id","query"),
	CONSTRAINT "recent_searches_check" CHECK (length("query") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "board_visits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "remembered_jobs" ADD CONSTRAINT "remembered_jobs_account_id_auth_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_jobs" ADD CONSTRAINT "remembered_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_jobs" ADD CONSTRAINT "seen_jobs_account_id_auth_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_jobs" ADD CONSTRAINT "seen_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_companies" ADD CONSTRAINT "remembered_companies_account_id_auth_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_companies" ADD CONSTRAINT "remembered_companies_company_id_user_profiles_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_account_id_auth_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_visits" ADD CONSTRAINT "board_visits_account_id_auth_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remembered_jobs_job" ON "remembered_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "seen_jobs_job" ON "seen_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "remembered_companies_company" ON "remembered_companies" USING btree ("company_id");

CREATE TABLE "leaving_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leaving_accounts" ADD CONSTRAINT "leaving_accounts_id_user_profiles_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Companies that were being deleted stood in the queue.
do $$ begin
  if to_regclass('tasks.job') is null then return; end if;
  insert into leaving_accounts (id)
  select id from user_profiles where id in (
    select (data ->> 'company')::uuid from tasks.job where name = 'removals' and data ? 'company')
  on conflict do nothing;
  delete from auth_users where id in (select id from leaving_accounts);
end $$;

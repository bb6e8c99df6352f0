-- An application outlives its CV and texts, which are cleared some time after its job has closed.
ALTER TABLE "job_applications" ALTER COLUMN "document_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "cleared_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cleared_check" CHECK (("job_applications"."document_id" is null) = ("job_applications"."cleared_at" is not null));
--> statement-breakpoint
-- Who has downloaded the CV of an application, besides the person who sent it.
CREATE TABLE "cv_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"application_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_views" ADD CONSTRAINT "cv_views_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cv_views" ADD CONSTRAINT "cv_views_viewer_id_user_profiles_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cv_views_application" ON "cv_views" USING btree ("application_id","viewed_at");
--> statement-breakpoint
CREATE INDEX "cv_views_viewer" ON "cv_views" USING btree ("viewer_id");
--> statement-breakpoint
-- Files whose row is gone, whoever removed it, until they are removed too.
CREATE TABLE "left_files" (
	"key" uuid PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
create function note_left_file() returns trigger language plpgsql as $$
begin
  insert into left_files (key) values (old.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger documents_leave_files after delete on documents
for each row execute function note_left_file();
--> statement-breakpoint
-- A crash between a file and its document leaves the file to its upload.
create trigger uploads_leave_files after delete on uploads
for each row when (old.received = old.bytes) execute function note_left_file();

-- What a company finds among the applicants of a job, folded when it is written: to fold two thousand
-- letters and profiles took seconds at each search.
CREATE TABLE "profile_search" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_search" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_search" ADD CONSTRAINT "profile_search_profile_id_user_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_search" ADD CONSTRAINT "application_search_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Folding keeps the #, so that no part of a search reaches from one column into the next.
CREATE FUNCTION "profile_search_document"("profile" "user_profiles") RETURNS text LANGUAGE sql STABLE AS $$
  select fold_text(concat_ws(' # ', profile.first_name, profile.last_name, profile.desired_position,
    profile.bio, array_to_string(profile.skills, ' # '), profile.education, profile.work_experience,
    profile.email, profile.phone, '+' || regexp_replace(profile.phone, '\D', '', 'g'), profile.city))
$$;--> statement-breakpoint
CREATE FUNCTION "update_profile_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profile_search (profile_id, document) VALUES (NEW.id, profile_search_document(NEW))
  ON CONFLICT (profile_id) DO UPDATE SET document = EXCLUDED.document;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "update_application_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.cover_letter IS NULL THEN
    DELETE FROM application_search WHERE application_id = NEW.id;
  ELSE
    INSERT INTO application_search (application_id, document) VALUES (NEW.id, fold_text(NEW.cover_letter))
    ON CONFLICT (application_id) DO UPDATE SET document = EXCLUDED.document;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "profile_search_insert" AFTER INSERT ON "user_profiles" FOR EACH ROW EXECUTE FUNCTION "update_profile_search"();--> statement-breakpoint
CREATE TRIGGER "profile_search_update" AFTER UPDATE ON "user_profiles" FOR EACH ROW WHEN (
  (OLD.first_name, OLD.last_name, OLD.desired_position, OLD.bio, OLD.skills, OLD.education, OLD.work_experience, OLD.email, OLD.phone, OLD.city)
  IS DISTINCT FROM
  (NEW.first_name, NEW.last_name, NEW.desired_position, NEW.bio, NEW.skills, NEW.education, NEW.work_experience, NEW.email, NEW.phone, NEW.city)
) EXECUTE FUNCTION "update_profile_search"();--> statement-breakpoint
CREATE TRIGGER "application_search_insert" AFTER INSERT ON "job_applications" FOR EACH ROW WHEN (NEW.cover_letter IS NOT NULL) EXECUTE FUNCTION "update_application_search"();--> statement-breakpoint
CREATE TRIGGER "application_search_update" AFTER UPDATE ON "job_applications" FOR EACH ROW WHEN (OLD.cover_letter IS DISTINCT FROM NEW.cover_letter) EXECUTE FUNCTION "update_application_search"();--> statement-breakpoint
INSERT INTO "profile_search" SELECT "id", profile_search_document("user_profiles") FROM "user_profiles";--> statement-breakpoint
INSERT INTO "application_search" SELECT "id", fold_text("cover_letter") FROM "job_applications" WHERE "cover_letter" IS NOT NULL;

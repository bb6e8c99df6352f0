ALTER TABLE "interview_offers" DROP CONSTRAINT "interview_offers_job_id_jobs_id_fk";

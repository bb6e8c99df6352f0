ALTER INDEX "job_sketches_bands" SET (fastupdate = false);--> statement-breakpoint
SELECT gin_clean_pending_list('job_sketches_bands');

-- More is read in postings of their sector, pay and students: the background work indexes all again.
INSERT INTO "outdated_jobs" ("xid", "job_id")
SELECT pg_current_xact_id(), "id" FROM "jobs" WHERE "status" = 'active'
ON CONFLICT DO NOTHING;

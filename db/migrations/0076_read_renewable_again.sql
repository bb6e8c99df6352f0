-- «قابل للتجديد» is renewable and no midwife: the background work indexes these jobs again.
INSERT INTO "outdated_jobs" ("xid", "job_id")
SELECT pg_current_xact_id(), "id" FROM "jobs"
WHERE "status" = 'active' AND concat_ws(' ', "title", "description", "requirements", "benefits") LIKE '%قابل%'
ON CONFLICT DO NOTHING;

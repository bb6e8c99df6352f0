ALTER TABLE "board_days" ADD COLUMN "appeals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_days" ADD COLUMN "reversed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The log is made after the migrations of a new board.
DO $$ BEGIN
	IF to_regclass('moderation_log.acts') IS NULL THEN RETURN; END IF;
	UPDATE "board_days" SET "appeals" = "counted"."appeals", "reversed" = "counted"."reversed" FROM (
		SELECT ("at" AT TIME ZONE 'Asia/Damascus')::date AS "day", count(*) AS "appeals",
			count(*) FILTER (WHERE "act" IN ('restore', 'unblock')) AS "reversed"
		FROM (
			SELECT "at", "act", lag("act") OVER (PARTITION BY "case_id" ORDER BY "at") AS "before"
			FROM "moderation_log"."acts"
			WHERE "case_id" IS NOT NULL AND "act" IN ('release', 'refuse', 'dismiss', 'suspend', 'restore', 'request_changes', 'block', 'unblock', 'appeal')
		) "decisions"
		WHERE "act" <> 'appeal' AND "before" = 'appeal' GROUP BY 1
	) "counted" WHERE "counted"."day" = "board_days"."day";
END $$;
ALTER TABLE "seat_reasons" ALTER COLUMN "proof" DROP NOT NULL;--> statement-breakpoint
-- As many as the run left to separate counselling: which of them it was is not known of earlier runs.
INSERT INTO "seat_reasons" ("run_id", "form_number", "reasons")
SELECT "run_id", "form_number", '[]' FROM (
  SELECT r."id" AS "run_id", p."form_number", (r."counts" ->> 'held')::int AS "held",
    row_number() OVER (PARTITION BY r."id" ORDER BY p."form_number") AS "position"
  FROM "allotment_runs" r
  JOIN "allotments" a ON a."cycle" = r."cycle" AND a."track" = r."track" AND a."round" = r."round" AND a."outcome" = 'held'
  JOIN "applicants" p ON p."id" = a."applicant_id"
  WHERE r."adopted_at" IS NOT NULL
) records WHERE "position" <= "held" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "seat_reasons" ("run_id", "form_number", "reasons")
SELECT i."import_id", i."form_number", '[]' FROM "import_rows" i
WHERE i."outcome" = 'held' AND EXISTS (SELECT 1 FROM "seat_reasons" s WHERE s."run_id" = i."import_id") ON CONFLICT DO NOTHING;

ALTER TABLE "rounds" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "publish_by" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_publish_at_check" CHECK ("rounds"."publish_at" is null or not "rounds"."published");--> statement-breakpoint
-- Tickets of decisions that are held are for the admissions office.
UPDATE "grievances" SET "help_reason" = 'not-me', "help_track" = "held"."track", "help_track_name" = "tracks"."name", "help_round" = "held"."round"
FROM "allotments" AS "held" JOIN "tracks" ON "tracks"."id" = "held"."track"
WHERE "held"."hold_ticket" = "grievances"."ticket";

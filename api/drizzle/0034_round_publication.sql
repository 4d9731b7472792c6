ALTER TABLE "rounds" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "publish_by" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_publish_at_check" CHECK ("rounds"."publish_at" is null or not "rounds"."published");
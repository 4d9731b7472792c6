ALTER TABLE "notices" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "withdrawn" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_withdrawn_check" CHECK (num_nulls("notices"."withdrawn_at", "notices"."withdrawn") in (0, 2));
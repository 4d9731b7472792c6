ALTER TABLE "notices" ADD COLUMN "end_time" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "estimated_value" bigint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "opening_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "withdrawn" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "replaced" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_end_time_check" CHECK ("notices"."end_time" is null or ("notices"."end_date" is not null and "notices"."end_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_estimated_value_check" CHECK ("notices"."estimated_value" > 0);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_withdrawn_check" CHECK (num_nulls("notices"."withdrawn_at", "notices"."withdrawn") in (0, 2));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_replaced_check" CHECK (jsonb_typeof("media"."replaced") = 'array');
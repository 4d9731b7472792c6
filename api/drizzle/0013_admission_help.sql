ALTER TABLE "grievances" ADD COLUMN "help_reason" text;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "help_track" text;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "help_track_name" text;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "help_round" integer;
ALTER TABLE "staff" ADD COLUMN "provider_subject" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "is_role_from_groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "is_strong" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_provider_subject_unique" UNIQUE("provider_subject");
ALTER TABLE "applicants" DROP CONSTRAINT "applicants_cycle_track_email_unique";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "applicant_id" text;
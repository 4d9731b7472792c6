ALTER TABLE "applicants" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "language" text;
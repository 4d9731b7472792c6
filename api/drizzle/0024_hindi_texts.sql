-- Settings hold it among their fields; the look has no texts.
UPDATE "site_settings" SET "data" = "data" || '{"hi": []}' WHERE "id" <> 'look';--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fees" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "zones" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_hi_check" CHECK (jsonb_typeof("tracks"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_hi_check" CHECK (jsonb_typeof("campuses"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_hi_check" CHECK (jsonb_typeof("departments"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "faculty" ADD CONSTRAINT "faculty_hi_check" CHECK (jsonb_typeof("faculty"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_hi_check" CHECK (jsonb_typeof("fees"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_hi_check" CHECK (jsonb_typeof("programs"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_hi_check" CHECK (jsonb_typeof("schools"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_hi_check" CHECK (jsonb_typeof("zones"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_hi_check" CHECK (jsonb_typeof("rounds"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_hi_check" CHECK (jsonb_typeof("pages"."hi") = 'array');--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_hi_check" CHECK (jsonb_typeof("notices"."hi") = 'array');
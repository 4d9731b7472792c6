CREATE TABLE "revisions" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"note" text NOT NULL,
	"correction" text,
	CONSTRAINT "revisions_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"opens_on" date,
	"last_date" date,
	"portal" text,
	CONSTRAINT "applications_code_unique" UNIQUE("code"),
	CONSTRAINT "applications_status_check" CHECK ("applications"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "applications_code_check" CHECK ("applications"."code" in ('diploma', 'btech', 'ug', 'pg'))
);
--> statement-breakpoint
CREATE TABLE "fees" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"timing" text NOT NULL,
	"amount" integer NOT NULL,
	"track" text,
	"band" text,
	"shares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fees_code_unique" UNIQUE("code"),
	CONSTRAINT "fees_status_check" CHECK ("fees"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "fees_timing_check" CHECK ("fees"."timing" in ('registration', 'once', 'deposit', 'semester')),
	CONSTRAINT "fees_amount_check" CHECK ("fees"."amount" >= 0),
	CONSTRAINT "fees_track_check" CHECK ("fees"."track" in ('diploma', 'btech', 'ug', 'pg')),
	CONSTRAINT "fees_shares_check" CHECK (jsonb_typeof("fees"."shares") = 'array')
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "pins_code_unique" UNIQUE("code"),
	CONSTRAINT "pins_status_check" CHECK ("pins"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "pins_latitude_check" CHECK ("pins"."latitude" between -90 and 90),
	CONSTRAINT "pins_longitude_check" CHECK ("pins"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "zones_code_unique" UNIQUE("code"),
	CONSTRAINT "zones_status_check" CHECK ("zones"."status" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "program_campuses" DROP CONSTRAINT "program_campuses_campus_id_campuses_id_fk";
--> statement-breakpoint
-- Zones were words in the code; each that is used becomes a row.
INSERT INTO "zones" ("id", "code", "name", "position")
SELECT 'zone-' || "zone", "zone", initcap("zone") || ' Zone', row_number() OVER (ORDER BY "zone")
FROM (SELECT DISTINCT "zone" FROM "campuses") AS used;
--> statement-breakpoint
ALTER TABLE "campuses" ALTER COLUMN "info" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "faculty" ALTER COLUMN "overview" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "zone_id" text;--> statement-breakpoint
UPDATE "campuses" SET "zone_id" = 'zone-' || "zone";
--> statement-breakpoint
ALTER TABLE "campuses" ALTER COLUMN "zone_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "city" text;--> statement-breakpoint
-- Addresses end in the city and its PIN code.
UPDATE "campuses" SET "city" = coalesce(trim(substring("location" from '([^,]+) [0-9]{6}$')), "location");
--> statement-breakpoint
ALTER TABLE "campuses" ALTER COLUMN "city" SET NOT NULL;--> statement-breakpoint
UPDATE "campuses" SET "labs" = coalesce(
  (SELECT jsonb_agg(jsonb_build_object('name', lab, 'text', null)) FROM jsonb_array_elements("labs") AS lab), '[]');
--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "getting_there" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "access" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "hostel" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "transport" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "director_id" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "director_message" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "code" text;--> statement-breakpoint
UPDATE "departments" SET "code" = numbered."code" FROM (
  SELECT "id", 'D' || lpad(row_number() OVER (ORDER BY "name")::text, 3, '0') AS "code" FROM "departments"
) AS numbered WHERE numbered."id" = "departments"."id";
--> statement-breakpoint
ALTER TABLE "departments" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "head_id" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "joined_on" date;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "qualifications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "research_text" text;--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "publications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "program_campuses" ADD COLUMN "shift" text;--> statement-breakpoint
ALTER TABLE "program_campuses" ADD COLUMN "seats" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "program_campuses" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "careers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "entry" jsonb;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "ranking" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "fee_band" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "fee_note" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "scopes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "revisions_kind_at_index" ON "revisions" USING btree ("kind","at");--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_director_id_faculty_id_fk" FOREIGN KEY ("director_id") REFERENCES "public"."faculty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_id_faculty_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."faculty"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "faculty" ADD CONSTRAINT "faculty_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campuses" ADD CONSTRAINT "program_campuses_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campuses_zone_id_index" ON "campuses" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "faculty_department_id_index" ON "faculty" USING btree ("department_id");--> statement-breakpoint
UPDATE "departments" SET "head_id" = "faculty"."id" FROM "faculty" WHERE "faculty"."email" = "departments"."hod";
--> statement-breakpoint
UPDATE "program_campuses" SET "seats" = jsonb_build_array(jsonb_build_object('category', 'ALL', 'seats', "intake"))
FROM "programs" WHERE "programs"."id" = "program_id";
--> statement-breakpoint
-- Each fee that a programme had becomes a band of its own.
INSERT INTO "fees" ("id", "code", "name", "timing", "amount", "band")
SELECT 'fee-' || "fee", 'TUITION-' || "fee", 'Tuition fee', 'semester', "fee", "fee"::text
FROM (SELECT DISTINCT "fee" FROM "programs" WHERE "fee" IS NOT NULL) AS asked;
--> statement-breakpoint
UPDATE "programs" SET "ranking" = "eligibility", "fee_band" = "fee"::text, "years" = (
  SELECT jsonb_agg(value ORDER BY substr(key, 5)::integer) FROM jsonb_each("years")
) WHERE jsonb_typeof("years") = 'object';
--> statement-breakpoint
UPDATE "programs" SET "ranking" = "eligibility", "fee_band" = "fee"::text WHERE "years" IS NULL;
--> statement-breakpoint
ALTER TABLE "campuses" DROP COLUMN "zone";--> statement-breakpoint
ALTER TABLE "campuses" DROP COLUMN "photo";--> statement-breakpoint
ALTER TABLE "departments" DROP COLUMN "hod";--> statement-breakpoint
ALTER TABLE "faculty" DROP COLUMN "photo";--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "intake";--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "eligibility";--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "fee";--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "faculty" ADD CONSTRAINT "faculty_staff_id_unique" UNIQUE("staff_id");--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_status_check" CHECK ("campuses"."status" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_latitude_check" CHECK ("campuses"."latitude" between -90 and 90);--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_longitude_check" CHECK ("campuses"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_lists_check" CHECK (jsonb_typeof("campuses"."access") = 'array' and jsonb_typeof("campuses"."labs") = 'array' and jsonb_typeof("campuses"."gallery") = 'array');--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_status_check" CHECK ("departments"."status" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "faculty" ADD CONSTRAINT "faculty_status_check" CHECK ("faculty"."status" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "faculty" ADD CONSTRAINT "faculty_lists_check" CHECK (jsonb_typeof("faculty"."qualifications") = 'array' and jsonb_typeof("faculty"."research") = 'array' and jsonb_typeof("faculty"."publications") = 'array');--> statement-breakpoint
ALTER TABLE "program_campuses" ADD CONSTRAINT "program_campuses_seats_check" CHECK (jsonb_typeof("program_campuses"."seats") = 'array');--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_status_check" CHECK ("programs"."status" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_level_check" CHECK ("programs"."level" in ('DIPLOMA', 'UG', 'PG'));--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_track_check" CHECK ("programs"."track" in ('diploma', 'btech', 'ug', 'pg'));--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_lists_check" CHECK (jsonb_typeof("programs"."careers") = 'array' and jsonb_typeof("programs"."gallery") = 'array');--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_entry_check" CHECK (jsonb_typeof("programs"."entry") in ('object', 'null'));--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_years_check" CHECK (jsonb_typeof("programs"."years") in ('array', 'null'));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_status_check" CHECK ("schools"."status" in ('draft', 'published', 'archived'));
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['zones', 'fees', 'applications', 'pins'] LOOP
    EXECUTE format('CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data()', name);
  END LOOP;
END $$;

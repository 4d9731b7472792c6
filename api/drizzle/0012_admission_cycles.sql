CREATE TABLE "cycles" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"begins_on" date NOT NULL,
	CONSTRAINT "cycles_code_unique" UNIQUE("code"),
	CONSTRAINT "cycles_status_check" CHECK ("cycles"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "cycles_code_check" CHECK ("cycles"."code" = "cycles"."id")
);
--> statement-breakpoint
CREATE TABLE "tracks" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tracks_code_unique" UNIQUE("code"),
	CONSTRAINT "tracks_status_check" CHECK ("tracks"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "tracks_code_check" CHECK ("tracks"."code" = "tracks"."id")
);
--> statement-breakpoint
CREATE TABLE "rank_ranges" (
	"cycle" text NOT NULL,
	"track" text NOT NULL,
	"round" integer NOT NULL,
	"program_id" text NOT NULL,
	"campus_id" text NOT NULL,
	"category" text NOT NULL,
	"seats" integer NOT NULL,
	"opening" integer,
	"closing" integer,
	"seats_left" integer,
	CONSTRAINT "rank_ranges_cycle_track_round_program_id_campus_id_category_pk" PRIMARY KEY("cycle","track","round","program_id","campus_id","category")
);
--> statement-breakpoint
ALTER TABLE "applicants" DROP CONSTRAINT "applicants_email_track_unique";
--> statement-breakpoint
ALTER TABLE "applicants" DROP CONSTRAINT "applicants_form_number_track_unique";
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_code_check";
--> statement-breakpoint
ALTER TABLE "fees" DROP CONSTRAINT "fees_track_check";
--> statement-breakpoint
ALTER TABLE "programs" DROP CONSTRAINT "programs_track_check";
--> statement-breakpoint
DROP INDEX "allotments_track_round_index";
--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_track_round_pk";
--> statement-breakpoint
ALTER TABLE "erased_counts" DROP CONSTRAINT "erased_counts_track_round_outcome_status_pk";
--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "opens_at" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "closes_at" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "published" SET DEFAULT false;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "cycle" text;
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "track" text;
--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "cycle" text;
--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "marks" text;
--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "preferences" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "result_mailed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "reminded_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "cycle" text;
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "photo_name" text;
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "photo_file" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "id" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "code" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "cycle" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "final" boolean;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "pay_from" date;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "pay_until" date;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "verify_from" date;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "verify_until" date;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "verify_place" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "counselling_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "counselling_campus_id" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "follows" text;
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "ranks_published" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "erased_counts" ADD COLUMN "cycle" text;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "marks" text;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "preferences" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "photo_name" text;
--> statement-breakpoint
-- Tracks that are in use, with the names that pages and letters had for them.
INSERT INTO "tracks" ("id", "code", "name", "full_name", "position")
SELECT used.track, used.track, coalesce(known.name, used.track), coalesce(known.full_name, used.track), coalesce(known.position, 9)
FROM (SELECT track FROM programs UNION SELECT track FROM fees WHERE track IS NOT NULL UNION SELECT code FROM applications
  UNION SELECT track FROM rounds UNION SELECT track FROM applicants UNION SELECT track FROM allotments UNION SELECT track FROM erased_counts) AS used
LEFT JOIN (VALUES ('diploma', 'Diploma', 'Diploma', 1), ('btech', 'B.Tech', 'B.Tech.', 2), ('ug', 'UG', 'Undergraduate', 3),
  ('pg', 'PG', 'Postgraduate', 4)) AS known(track, name, full_name, position) ON known.track = used.track;
--> statement-breakpoint
-- One cycle for all that there is: the academic year, from April, in which the last window closes.
INSERT INTO "cycles" ("id", "code", "begins_on")
SELECT year || '-' || lpad(((year + 1) % 100)::text, 2, '0'), year || '-' || lpad(((year + 1) % 100)::text, 2, '0'),
  least(make_date(year, 4, 1), (SELECT min(opens_on) FROM applications), (SELECT (min(opens_at) AT TIME ZONE interval '05:30')::date FROM rounds))
FROM (SELECT extract(year FROM coalesce((SELECT max(closes_at) FROM rounds), (SELECT max(last_date)::timestamptz FROM applications), now())
  - interval '3 months')::int AS year) AS last
WHERE EXISTS (SELECT 1 FROM rounds) OR EXISTS (SELECT 1 FROM applications) OR EXISTS (SELECT 1 FROM applicants)
  OR EXISTS (SELECT 1 FROM erased_counts);
--> statement-breakpoint
UPDATE "applications" SET "track" = "code", "cycle" = (SELECT id FROM cycles), "code" = "code" || '-' || (SELECT id FROM cycles);
--> statement-breakpoint
UPDATE "revisions" SET "data" = "data" || jsonb_build_object('track', "data"->>'code', 'cycle', (SELECT id FROM cycles),
  'code', ("data"->>'code') || '-' || (SELECT id FROM cycles)) WHERE "kind" = 'application' AND EXISTS (SELECT 1 FROM cycles);
--> statement-breakpoint
UPDATE "applicants" SET "cycle" = (SELECT id FROM cycles);
--> statement-breakpoint
-- Nobody is mailed of a result that was out before there were such mails.
UPDATE "allotments" SET "cycle" = (SELECT id FROM cycles), "result_mailed_at" = now(), "reminded_at" = now();
--> statement-breakpoint
UPDATE "erased_counts" SET "cycle" = (SELECT id FROM cycles);
--> statement-breakpoint
UPDATE "rounds" SET "cycle" = (SELECT id FROM cycles);
--> statement-breakpoint
-- Rounds whose window was not set yet.
INSERT INTO "rounds" ("track", "round", "cycle", "published")
SELECT known.track, known.round, (SELECT id FROM cycles), false
FROM (VALUES ('diploma', 1), ('diploma', 2), ('btech', 1), ('btech', 2), ('ug', 1), ('ug', 2), ('pg', 1)) AS known(track, round)
WHERE EXISTS (SELECT 1 FROM cycles) AND EXISTS (SELECT 1 FROM tracks WHERE tracks.id = known.track)
UNION SELECT track, round, (SELECT id FROM cycles), false FROM allotments
UNION SELECT track, round, (SELECT id FROM cycles), false FROM erased_counts
EXCEPT SELECT track, round, cycle, false FROM rounds;
--> statement-breakpoint
UPDATE "rounds" SET "id" = 'round-' || track || '-' || round || '-' || cycle, "code" = track || '-' || round || '-' || cycle,
  "final" = (track, round) IN (('btech', 2), ('ug', 2), ('pg', 1));
--> statement-breakpoint
-- What followed a window by rule stands as dates.
UPDATE "rounds" SET "pay_from" = last.day + plan.pay_first, "pay_until" = last.day + plan.pay_last,
  "verify_from" = last.day + plan.verify_first, "verify_until" = last.day + plan.verify_last,
  "counselling_at" = ((last.day + plan.counselling)::timestamp + make_interval(hours => plan.hour)) AT TIME ZONE interval '05:30',
  "counselling_campus_id" = (SELECT id FROM campuses WHERE code = plan.campus)
FROM (SELECT id AS round_id, ((closes_at - interval '1 millisecond') AT TIME ZONE interval '05:30')::date AS day FROM rounds
  WHERE closes_at IS NOT NULL) AS last, (VALUES ('diploma', 1, 3, 4, 6, 2, 10, 'E01'), ('btech', 1, 4, 2, 7, 3, 10, 'W03'),
  ('ug', 1, 4, 4, 6, 3, 10, 'C02'), ('pg', 1, 7, 2, 8, 4, 11, 'W03'))
  AS plan(track, pay_first, pay_last, verify_first, verify_last, counselling, hour, campus)
WHERE last.round_id = rounds.id AND plan.track = rounds.track;
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "cycle" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "track" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "allotments" ALTER COLUMN "cycle" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "applicants" ALTER COLUMN "cycle" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ADD PRIMARY KEY ("id");
--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "code" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "cycle" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "final" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "erased_counts" ALTER COLUMN "cycle" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "erased_counts" ADD CONSTRAINT "erased_counts_cycle_track_round_outcome_status_pk" PRIMARY KEY("cycle","track","round","outcome","status");
--> statement-breakpoint
ALTER TABLE "rank_ranges" ADD CONSTRAINT "rank_ranges_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rank_ranges" ADD CONSTRAINT "rank_ranges_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "rank_ranges_program_id_index" ON "rank_ranges" USING btree ("program_id");
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cycle_cycles_id_fk" FOREIGN KEY ("cycle") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_track_tracks_id_fk" FOREIGN KEY ("track") REFERENCES "public"."tracks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_track_tracks_id_fk" FOREIGN KEY ("track") REFERENCES "public"."tracks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_track_tracks_id_fk" FOREIGN KEY ("track") REFERENCES "public"."tracks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_round_unique" UNIQUE("cycle","track","round");
--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_round_fk" FOREIGN KEY ("cycle","track","round") REFERENCES "public"."rounds"("cycle","track","round") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_cycle_cycles_id_fk" FOREIGN KEY ("cycle") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_track_tracks_id_fk" FOREIGN KEY ("track") REFERENCES "public"."tracks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_cycle_cycles_id_fk" FOREIGN KEY ("cycle") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_track_tracks_id_fk" FOREIGN KEY ("track") REFERENCES "public"."tracks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_counselling_campus_id_campuses_id_fk" FOREIGN KEY ("counselling_campus_id") REFERENCES "public"."campuses"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "allotments_cycle_track_round_index" ON "allotments" USING btree ("cycle","track","round");
--> statement-breakpoint
CREATE INDEX "applicants_email_index" ON "applicants" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "applicants_form_number_index" ON "applicants" USING btree ("form_number");
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_track_unique" UNIQUE("cycle","track");
--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_cycle_track_email_unique" UNIQUE("cycle","track","email");
--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_cycle_track_form_number_unique" UNIQUE("cycle","track","form_number");
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_code_unique" UNIQUE("code");
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_status_check" CHECK ("rounds"."status" in ('draft', 'published', 'archived'));
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_round_check" CHECK ("rounds"."round" between 1 and 9);
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_window_check" CHECK (("rounds"."opens_at" is null) = ("rounds"."closes_at" is null));
--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_published_check" CHECK (not "rounds"."published" or "rounds"."closes_at" is not null);
--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "tracks" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "cycles" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "rank_ranges" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

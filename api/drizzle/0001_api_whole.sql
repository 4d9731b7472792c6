CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Tells every process that listens (database/change-feed.ts) that public data changed; heard when the change commits.
CREATE FUNCTION notify_public_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['campuses', 'schools', 'departments', 'faculty', 'programs', 'program_campuses', 'notices'] LOOP
    EXECUTE format('CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data()', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE "letters" (
	"code" text PRIMARY KEY NOT NULL,
	"allotment_id" text NOT NULL,
	"status" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letters_allotment_id_status_unique" UNIQUE("allotment_id","status")
);
--> statement-breakpoint
ALTER TABLE "applicants" DROP CONSTRAINT "applicants_form_number_unique";--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "retain_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_form_number_track_unique" UNIQUE("form_number","track");
--> statement-breakpoint
CREATE TABLE "downloads" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erased_counts" (
	"track" text NOT NULL,
	"round" integer NOT NULL,
	"outcome" text NOT NULL,
	"status" text NOT NULL,
	"records" integer NOT NULL,
	CONSTRAINT "erased_counts_track_round_outcome_status_pk" PRIMARY KEY("track","round","outcome","status")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applicant_id" text NOT NULL,
	"allotment_id" text NOT NULL,
	"form_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"dob_hmac" text NOT NULL,
	"registered_category" text NOT NULL,
	"outcome" text NOT NULL,
	"program_id" text,
	"campus_id" text,
	"category_allocated" text,
	"preference" integer,
	"rank" integer,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "downloads_expires_at_index" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "import_rows_created_at_index" ON "import_rows" USING btree ("created_at");
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"number" text,
	"category" text NOT NULL,
	"confidential" boolean NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"file_key" text,
	"status" text NOT NULL,
	"reply" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"due_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grievances_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
-- Remembered for two days only, and named otherwise from now on.
DELETE FROM "idempotency_keys";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_staff_id_staff_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_staff_id_key_pk";--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "file_key" text;--> statement-breakpoint
-- Files placed before keys keep their names.
UPDATE "notices" SET "file_key" = "file_hash" || '.' || "id" || '.pdf';--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "file_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "is_icc_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "scope" text NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "answer" text NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key");--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_staff_id_index" ON "password_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "password_links_expires_at_index" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "grievances_status_due_on_index" ON "grievances" USING btree ("status","due_on");--> statement-breakpoint
CREATE INDEX "grievances_created_at_id_index" ON "grievances" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_next_attempt_at_index" ON "outbox" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_created_at_id_index" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_sent_at_index" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_file_key_index" ON "notices" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "notices_current_index" ON "notices" USING btree ("publish_at","id") WHERE not "notices"."archive";--> statement-breakpoint
CREATE INDEX "notices_current_by_section_index" ON "notices" USING btree ("section","publish_at","id") WHERE not "notices"."archive";--> statement-breakpoint
CREATE INDEX "notices_to_archive_index" ON "notices" USING btree ("valid_until") WHERE "notices"."auto_archive" and not "notices"."archive";--> statement-breakpoint
CREATE INDEX "notices_created_at_id_index" ON "notices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notices_section_created_at_id_index" ON "notices" USING btree ("section","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_title_index" ON "notices" USING btree (lower("title"),"id");
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "staff_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "notice_id";
--> statement-breakpoint
CREATE TABLE "decision_codes" (
	"allotment_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decision_codes" ADD CONSTRAINT "decision_codes_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "faculty" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

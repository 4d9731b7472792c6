CREATE TABLE "allotments" (
	"id" text PRIMARY KEY NOT NULL,
	"applicant_id" text NOT NULL,
	"track" text NOT NULL,
	"round" integer NOT NULL,
	"outcome" text NOT NULL,
	"program_id" text,
	"campus_id" text,
	"category_allocated" text,
	"preference" integer,
	"rank" integer,
	"status" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "allotments_applicant_id_round_unique" UNIQUE("applicant_id","round")
);
--> statement-breakpoint
CREATE TABLE "applicant_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"allotment_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" text PRIMARY KEY NOT NULL,
	"track" text NOT NULL,
	"email" text NOT NULL,
	"dob_hmac" text NOT NULL,
	"form_number" text NOT NULL,
	"name" text NOT NULL,
	"registered_category" text NOT NULL,
	CONSTRAINT "applicants_form_number_unique" UNIQUE("form_number"),
	CONSTRAINT "applicants_email_track_unique" UNIQUE("email","track")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campuses" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"zone" text NOT NULL,
	"location" text NOT NULL,
	"pin" text NOT NULL,
	"nearest_metro" text,
	"women_only" boolean NOT NULL,
	"accessible" boolean,
	"headquarters" boolean NOT NULL,
	"info" text NOT NULL,
	"labs" jsonb NOT NULL,
	"photo" text,
	CONSTRAINT "campuses_code_unique" UNIQUE("code"),
	CONSTRAINT "campuses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"school_id" text NOT NULL,
	"hod" text NOT NULL,
	CONSTRAINT "departments_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "faculty" (
	"id" text PRIMARY KEY NOT NULL,
	"salutation" text NOT NULL,
	"firstname" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"department_id" text NOT NULL,
	"designation" text NOT NULL,
	"photo" text,
	"overview" text NOT NULL,
	"research" jsonb NOT NULL,
	CONSTRAINT "faculty_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"staff_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"notice_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"section" text NOT NULL,
	"file_hash" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer NOT NULL,
	"language" text NOT NULL,
	"summary" text NOT NULL,
	"archive" boolean NOT NULL,
	"auto_archive" boolean NOT NULL,
	"valid_until" date,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"end_date" date,
	"apply" text,
	"vacancies" integer,
	"order_number" text,
	"order_date" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_campuses" (
	"program_id" text NOT NULL,
	"campus_id" text NOT NULL,
	CONSTRAINT "program_campuses_program_id_campus_id_pk" PRIMARY KEY("program_id","campus_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"track" text NOT NULL,
	"duration" text NOT NULL,
	"mode" text NOT NULL,
	"department_id" text NOT NULL,
	"intake" integer NOT NULL,
	"eligibility" text NOT NULL,
	"fee" integer,
	"years" jsonb,
	CONSTRAINT "programs_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"track" text NOT NULL,
	"round" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"published" boolean NOT NULL,
	CONSTRAINT "rounds_track_round_pk" PRIMARY KEY("track","round")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "schools_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotments" ADD CONSTRAINT "allotments_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD CONSTRAINT "applicant_sessions_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faculty" ADD CONSTRAINT "faculty_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campuses" ADD CONSTRAINT "program_campuses_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campuses" ADD CONSTRAINT "program_campuses_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allotments_track_round_index" ON "allotments" USING btree ("track","round");--> statement-breakpoint
CREATE INDEX "applicant_sessions_expires_at_index" ON "applicant_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_at_index" ON "audit_log" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "faculty_surname_firstname_id_index" ON "faculty" USING btree ("surname","firstname","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_section_publish_at_id_index" ON "notices" USING btree ("section","publish_at","id");--> statement-breakpoint
CREATE INDEX "notices_publish_at_id_index" ON "notices" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "program_campuses_campus_id_index" ON "program_campuses" USING btree ("campus_id");--> statement-breakpoint
CREATE INDEX "programs_department_id_index" ON "programs" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "throttle_updated_at_index" ON "throttle" USING btree ("updated_at");
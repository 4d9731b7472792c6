CREATE TABLE "allotment_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"cycle" text NOT NULL,
	"track" text NOT NULL,
	"round" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"adopted_at" timestamp (3) with time zone,
	"is_spot" boolean NOT NULL,
	"rows" integer NOT NULL,
	"given" jsonb NOT NULL,
	"basis" text NOT NULL,
	"counts" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"digests" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"pools" jsonb NOT NULL,
	"conversions" jsonb NOT NULL,
	"file_key" text
);
--> statement-breakpoint
CREATE TABLE "seat_reasons" (
	"run_id" text NOT NULL,
	"form_number" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"proof" jsonb NOT NULL,
	CONSTRAINT "seat_reasons_run_id_form_number_pk" PRIMARY KEY("run_id","form_number")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "allotment_runs" ADD CONSTRAINT "allotment_runs_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allotment_runs" ADD CONSTRAINT "allotment_runs_round_fk" FOREIGN KEY ("cycle","track","round") REFERENCES "public"."rounds"("cycle","track","round") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_reasons" ADD CONSTRAINT "seat_reasons_run_id_allotment_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."allotment_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allotment_runs_cycle_track_round_index" ON "allotment_runs" USING btree ("cycle","track","round");--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "allotment_runs" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

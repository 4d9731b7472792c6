CREATE TABLE "disown_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"allotment_id" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_codes" (
	"allotment_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proof_codes_allotment_id_code_hash_pk" PRIMARY KEY("allotment_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "take_back_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "take_back_to" text;--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "decisions_held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "allotments" ADD COLUMN "hold_ticket" text;--> statement-breakpoint
ALTER TABLE "applicant_sessions" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "take_back_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "disown_links" ADD CONSTRAINT "disown_links_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_codes" ADD CONSTRAINT "proof_codes_allotment_id_allotments_id_fk" FOREIGN KEY ("allotment_id") REFERENCES "public"."allotments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disown_links_expires_at_index" ON "disown_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "proof_codes_expires_at_index" ON "proof_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_take_back_minutes_check" CHECK ("rounds"."take_back_minutes" between 0 and 1440);
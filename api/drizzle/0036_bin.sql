CREATE TABLE "bin" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bin_at_index" ON "bin" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bin_document_id_index" ON "bin" USING btree ("document_id");
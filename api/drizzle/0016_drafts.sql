CREATE TABLE "drafts" (
	"document_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"base" integer NOT NULL,
	"stage" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"data" jsonb NOT NULL,
	"status" text NOT NULL,
	"note" text NOT NULL,
	"correction" text NOT NULL,
	"remark" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"scheduled_by" text,
	CONSTRAINT "drafts_stage_check" CHECK ("drafts"."stage" in ('open', 'in-review', 'scheduled')),
	CONSTRAINT "drafts_scheduled_check" CHECK (("drafts"."stage" = 'scheduled') = ("drafts"."publish_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "drafts_publish_at_index" ON "drafts" USING btree ("publish_at");
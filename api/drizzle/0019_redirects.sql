CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"note" text,
	CONSTRAINT "redirects_status_check" CHECK ("redirects"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "redirects_from_check" CHECK ("redirects"."from" like '/%'),
	CONSTRAINT "redirects_to_check" CHECK ("redirects"."to" like '/%' or "redirects"."to" like 'https://%')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_from_unique" ON "redirects" USING btree (lower("from"));
--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

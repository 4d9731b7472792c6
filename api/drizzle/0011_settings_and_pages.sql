CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"owner" text NOT NULL,
	"review_on" date,
	"section" text,
	"body" text NOT NULL,
	CONSTRAINT "pages_path_unique" UNIQUE("path"),
	CONSTRAINT "pages_status_check" CHECK ("pages"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "pages_path_check" CHECK ("pages"."path" like '/%'),
	CONSTRAINT "pages_keywords_check" CHECK (jsonb_typeof("pages"."keywords") = 'array')
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"data" jsonb NOT NULL,
	CONSTRAINT "site_settings_status_check" CHECK ("site_settings"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "site_settings_data_check" CHECK (jsonb_typeof("site_settings"."data") = 'object')
);
--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "site_settings" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

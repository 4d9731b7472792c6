CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"alt_en" text NOT NULL,
	"alt_hi" text,
	"credit" text,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"colour" text NOT NULL,
	"widths" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "media_hash_unique" UNIQUE("hash"),
	CONSTRAINT "media_title_check" CHECK (btrim("media"."title") <> '' and "media"."title" !~ '[[:cntrl:]]'),
	CONSTRAINT "media_alt_en_check" CHECK (btrim("media"."alt_en") <> '' and "media"."alt_en" !~ '[[:cntrl:]]'),
	CONSTRAINT "media_alt_hi_check" CHECK (btrim("media"."alt_hi") <> '' and "media"."alt_hi" !~ '[[:cntrl:]]'),
	CONSTRAINT "media_credit_check" CHECK (btrim("media"."credit") <> '' and "media"."credit" !~ '[[:cntrl:]]'),
	CONSTRAINT "media_focal_check" CHECK ("media"."focal_x" between 0 and 1 and "media"."focal_y" between 0 and 1),
	CONSTRAINT "media_hash_check" CHECK ("media"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_type_check" CHECK ("media"."type" in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
	CONSTRAINT "media_pixels_check" CHECK ("media"."width" > 0 and "media"."height" > 0 and "media"."width"::bigint * "media"."height" <= 50000000),
	CONSTRAINT "media_size_check" CHECK ("media"."size" between 1 and 20971520),
	CONSTRAINT "media_colour_check" CHECK ("media"."colour" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "media_widths_check" CHECK ("media"."widths"::text ~ '^\[[1-9][0-9]{0,4}(, [1-9][0-9]{0,4})*\]$'),
	CONSTRAINT "media_version_check" CHECK ("media"."version" > 0),
	CONSTRAINT "media_status_check" CHECK ("media"."status" in ('draft', 'in-review', 'scheduled', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"key" text PRIMARY KEY NOT NULL,
	"media_id" text NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "media_files_kind_check" CHECK ("media_files"."kind" in ('original', 'avif', 'webp')),
	CONSTRAINT "media_files_sizes_check" CHECK ("media_files"."width" > 0 and "media_files"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_created_at_id_index" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_files_media_id_index" ON "media_files" USING btree ("media_id");
CREATE TABLE "notice_revisions" (
	"notice_id" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"correction" text,
	"file_key" text,
	"file_hash" text,
	CONSTRAINT "notice_revisions_notice_id_version_pk" PRIMARY KEY("notice_id","version")
);
--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "file_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "file_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "size" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "pages" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "follows" text;--> statement-breakpoint
ALTER TABLE "notice_revisions" ADD CONSTRAINT "notice_revisions_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_revisions_file_key_index" ON "notice_revisions" USING btree ("file_key");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_picture_media_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_follows_notices_id_fk" FOREIGN KEY ("follows") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "notices_follows_index" ON "notices" USING btree ("follows");--> statement-breakpoint
CREATE INDEX "notices_picture_index" ON "notices" USING btree ("picture");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_file_check" CHECK (num_nulls("notices"."file_key", "notices"."file_hash", "notices"."size", "notices"."pages") in (0, 4));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_content_check" CHECK ("notices"."file_key" is not null or btrim("notices"."text") <> '');--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_check" CHECK ("notices"."ends_at" is null or ("notices"."starts_at" is not null and "notices"."ends_at" >= "notices"."starts_at"));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_follows_check" CHECK ("notices"."follows" <> "notices"."id");
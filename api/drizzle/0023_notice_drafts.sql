CREATE TABLE "notice_files" (
	"key" text PRIMARY KEY NOT NULL,
	"notice_id" text NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_revisions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "notice_files" ADD CONSTRAINT "notice_files_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_files_notice_id_index" ON "notice_files" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "notice_files_at_index" ON "notice_files" USING btree ("at");
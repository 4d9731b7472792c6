CREATE TABLE "examined_papers" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"file_hash" text NOT NULL,
	"is_tagged" boolean,
	"examined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_links" (
	"address" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outside_links_state_check" CHECK ("outside_links"."state" in ('there', 'nothing-there', 'private', 'unreachable') and ("outside_links"."state" = 'there') = ("outside_links"."since" is null))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visits_day_kind_key_pk" PRIMARY KEY("day","kind","key"),
	CONSTRAINT "visits_kind_check" CHECK ("visits"."kind" in ('page', 'paper', 'search', 'not-found')),
	CONSTRAINT "visits_key_check" CHECK (char_length("visits"."key") between 1 and 200),
	CONSTRAINT "visits_count_check" CHECK ("visits"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "examined_papers" ADD CONSTRAINT "examined_papers_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_links_checked_at_index" ON "outside_links" USING btree ("checked_at");
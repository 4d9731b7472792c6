CREATE TABLE "grievance_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"grievance_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- The reply that stood in a column becomes the first of the thread, at the last change: nothing else says when it was written.
INSERT INTO "grievance_entries" ("id", "grievance_id", "kind", "text", "at")
SELECT gen_random_uuid()::text, "id", 'reply', "reply", "updated_at" FROM "grievances" WHERE "reply" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "grievances" DROP COLUMN "reply";--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "extended_to" date;--> statement-breakpoint
ALTER TABLE "grievance_entries" ADD CONSTRAINT "grievance_entries_grievance_id_grievances_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."grievances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_entries" ADD CONSTRAINT "grievance_entries_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievance_entries_grievance_id_at_id_index" ON "grievance_entries" USING btree ("grievance_id","at","id");--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
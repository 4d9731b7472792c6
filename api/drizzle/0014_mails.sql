DROP INDEX "outbox_next_attempt_at_index";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "allotments_unmailed_index" ON "allotments" USING btree ("cycle","track","round") WHERE "allotments"."result_mailed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due_index" ON "outbox" USING btree ("bulk","next_attempt_at","id") WHERE "outbox"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_about_index" ON "outbox" USING btree ("about","kind") WHERE "outbox"."about" is not null;
CREATE TABLE "data_changes" (
	"changes" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
-- Begins where no other installation does, so that no number stands for the data of two.
INSERT INTO "data_changes" ("changes") VALUES (floor(random() * 1e12));
--> statement-breakpoint
-- Counts a change with what it changes: both are committed, or neither.
CREATE OR REPLACE FUNCTION notify_public_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_changes DEFAULT VALUES;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Tells every process that listens (database/change-feed.ts); heard when the change commits.
CREATE FUNCTION notify_data_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notify_data_changes AFTER INSERT ON "data_changes" FOR EACH STATEMENT EXECUTE FUNCTION notify_data_changes();
--> statement-breakpoint
CREATE TRIGGER public_data_changes AFTER INSERT OR UPDATE OR DELETE ON "rounds" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();

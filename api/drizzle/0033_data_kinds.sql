ALTER TABLE "data_changes" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Says which table was changed: versions of the data are told apart by kind (platform/data-version.ts).
CREATE OR REPLACE FUNCTION notify_public_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_changes (source) VALUES (TG_TABLE_NAME);
  RETURN NULL;
END $$;

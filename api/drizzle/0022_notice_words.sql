CREATE TABLE "notice_words" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_words" ADD CONSTRAINT "notice_words_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_words_words_index" ON "notice_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
-- What stands between words is made a space: the database's own reading of paths, numbers and addresses would make one word of SEU/2025/112.
CREATE FUNCTION write_notice_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notice_words (notice_id, words) VALUES (NEW.id, to_tsvector('simple', translate(
    NEW.title || ' ' || NEW.summary || ' ' || NEW.text || ' ' || coalesce(NEW.order_number, ''),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~«»“”‘’„–—…·•।॥₹→←' || chr(160),
    repeat(' ', 60))))
  ON CONFLICT (notice_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER write_words AFTER INSERT OR UPDATE OF title, summary, text, order_number ON "notices" FOR EACH ROW EXECUTE FUNCTION write_notice_words();--> statement-breakpoint
-- Writes them for the notices that are there.
UPDATE "notices" SET "title" = "title";

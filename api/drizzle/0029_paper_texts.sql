CREATE TABLE "paper_words" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"file_hash" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "examined_papers" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "paper_words" ADD CONSTRAINT "paper_words_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_words_words_index" ON "paper_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
-- As notice_words are written (0022): what stands between words is made a space.
CREATE FUNCTION write_paper_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO paper_words (notice_id, file_hash, words) VALUES (NEW.notice_id, NEW.file_hash, to_tsvector('simple', translate(
    coalesce(NEW.text, ''),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~«»“”‘’„–—…·•।॥₹→←' || chr(160),
    repeat(' ', 60))))
  ON CONFLICT (notice_id) DO UPDATE SET file_hash = excluded.file_hash, words = excluded.words;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER write_words AFTER INSERT OR UPDATE OF text, file_hash ON "examined_papers" FOR EACH ROW EXECUTE FUNCTION write_paper_words();

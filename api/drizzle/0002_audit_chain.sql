CREATE TABLE "audit_chain" (
	"number" integer PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"personal_digest" text,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"entry_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_personal" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" DROP CONSTRAINT "letters_allotment_id_status_unique";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "content_digest" text;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "notice_version" text;--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING brin ("at");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_allotment_id_status_content_digest_unique" UNIQUE("allotment_id","status","content_digest");
--> statement-breakpoint
-- Reasons in somebody's words go where they can be erased; the only change that these lines ever see.
INSERT INTO "audit_personal" ("entry_id", "data") SELECT "id", jsonb_build_object('reason', "detail" -> 'reason') FROM "audit_log" WHERE "detail" ? 'reason';
--> statement-breakpoint
UPDATE "audit_log" SET "detail" = "detail" - 'reason' WHERE "detail" ? 'reason';
--> statement-breakpoint
INSERT INTO "audit_pending" SELECT "id" FROM "audit_log";
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: it is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Statement triggers, so that an attempt at no rows is refused too; ALWAYS, so that session_replication_role does not silence them.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ALWAYS TRIGGER append_only;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "audit_chain" ENABLE ALWAYS TRIGGER append_only;
--> statement-breakpoint
-- What names a person may be erased, row by row, and not altered.
CREATE TRIGGER no_change BEFORE UPDATE OR TRUNCATE ON "audit_personal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "audit_personal" ENABLE ALWAYS TRIGGER no_change;

CREATE TABLE "checked_papers" (
	"file_hash" text PRIMARY KEY NOT NULL,
	"rules" integer NOT NULL,
	"is_clean" boolean NOT NULL
);

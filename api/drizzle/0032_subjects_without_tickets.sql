-- A ticket opens a grievance; subjects are read in lists.
UPDATE "outbox" SET "subject" = regexp_replace("subject", '\s*GR-[0-9]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}', '') WHERE "kind" LIKE 'grievance-%';

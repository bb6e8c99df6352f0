-- Which master key wraps the keys of documents; no key itself is in the database but wrapped.
CREATE TABLE "files_key" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_id" text NOT NULL,
	"previous" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "files_key_one_check" CHECK ("files_key"."one")
);
--> statement-breakpoint
-- Null for a file that was stored plain and is not encrypted yet.
ALTER TABLE "documents" ADD COLUMN "file_key" bytea;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "encrypted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_encrypted_check" CHECK (not "documents"."encrypted" or "documents"."file_key" is not null);
--> statement-breakpoint
CREATE INDEX "documents_plain" ON "documents" USING btree ("id") WHERE not "documents"."encrypted";
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "file_key" bytea;

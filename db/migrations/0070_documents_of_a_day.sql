DROP INDEX "documents_oldest";--> statement-breakpoint
CREATE INDEX "documents_oldest" ON "documents" USING btree ("created_at","bytes");
ALTER TABLE "webhook_endpoints" ADD COLUMN "skips_to" bigint;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_held" ON "webhook_deliveries" USING btree ("endpoint_id","sequence") WHERE "webhook_deliveries"."state" = 'held';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_settling" ON "webhook_endpoints" USING btree ("id") WHERE "webhook_endpoints"."skips_to" is not null;
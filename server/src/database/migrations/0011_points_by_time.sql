DROP INDEX "points_by_member";--> statement-breakpoint
CREATE INDEX "points_by_time" ON "points_ledger" USING btree ("circle_id","member_id","awarded_at");
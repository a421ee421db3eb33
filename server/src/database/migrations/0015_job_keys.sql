DROP INDEX "jobs_due_at";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_name_key_pk";--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_key" UNIQUE NULLS NOT DISTINCT("circle_id","name","key");
ALTER TABLE "alert_notices" ADD COLUMN "is_read" boolean;--> statement-breakpoint
ALTER TABLE "alert_notices" ADD COLUMN "failed_attempts" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "members" ADD COLUMN "asks_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "rejections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "rejected_at" timestamp with time zone;
ALTER TABLE "circles" ADD COLUMN "default_permissions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shares_phone" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shares_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shares_date_of_birth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shares_emergency_contact" boolean DEFAULT false NOT NULL;
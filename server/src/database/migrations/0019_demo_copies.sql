CREATE TABLE "demo_copies" (
	"circle_id" uuid PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"resets" integer DEFAULT 0 NOT NULL,
	"resets_since" timestamp with time zone NOT NULL,
	"reset_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "demo_circle_id" uuid;--> statement-breakpoint
CREATE INDEX "demo_copies_used_at" ON "demo_copies" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "people_demo_circle" ON "people" USING btree ("demo_circle_id") WHERE "people"."demo_circle_id" is not null;
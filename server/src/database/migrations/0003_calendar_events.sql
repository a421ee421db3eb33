CREATE TABLE "calendar_events" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"recipient_id" uuid,
	"date" date NOT NULL,
	"time" text,
	"end_time" text,
	"type" text NOT NULL,
	"place" text NOT NULL,
	"doctor" text NOT NULL,
	"reminder" boolean NOT NULL,
	"status" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "calendar_events_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_by_day" ON "calendar_events" USING btree ("circle_id","date");
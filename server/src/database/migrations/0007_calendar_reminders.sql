CREATE TABLE "calendar_reminders" (
	"circle_id" uuid NOT NULL,
	"calendar_event_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_reminders_circle_id_calendar_event_id_starts_at_pk" PRIMARY KEY("circle_id","calendar_event_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "calendar_reminders" ADD CONSTRAINT "calendar_reminders_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;
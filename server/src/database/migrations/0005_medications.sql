CREATE TABLE "dose_log" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dose_id" uuid NOT NULL,
	"medication_id" uuid NOT NULL,
	"medication_name" text NOT NULL,
	"recipient_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"status" text NOT NULL,
	"taken_at" timestamp with time zone,
	"member_id" uuid,
	"reason" text NOT NULL,
	"is_over_limit" boolean NOT NULL,
	"is_back_filled" boolean NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dose_log_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "doses" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"medication_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"due_at" timestamp with time zone,
	"status" text NOT NULL,
	"taken_at" timestamp with time zone,
	"logged_by" uuid,
	"logged_at" timestamp with time zone,
	"reason" text NOT NULL,
	"is_over_limit" boolean NOT NULL,
	"told_ids" jsonb NOT NULL,
	"units_used" double precision NOT NULL,
	"taken_event_id" uuid,
	"watch_at" timestamp with time zone,
	"watch_for" text,
	CONSTRAINT "doses_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "medication_photos" (
	"circle_id" uuid NOT NULL,
	"medication_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "medication_photos_circle_id_medication_id_pk" PRIMARY KEY("circle_id","medication_id")
);
--> statement-breakpoint
CREATE TABLE "medications" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"giver_id" uuid,
	"name" text NOT NULL,
	"generic_name" text NOT NULL,
	"dosage" text NOT NULL,
	"strength" text NOT NULL,
	"form" text NOT NULL,
	"frequency" text NOT NULL,
	"times" jsonb NOT NULL,
	"weekday" smallint,
	"month_day" smallint,
	"prescribed_by" text NOT NULL,
	"prescription_date" date,
	"start_date" date NOT NULL,
	"end_date" date,
	"refill_date" date,
	"instructions" text NOT NULL,
	"side_effects" jsonb NOT NULL,
	"interactions" jsonb NOT NULL,
	"food_restrictions" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"notes" text NOT NULL,
	"units_per_dose" double precision NOT NULL,
	"package_units" double precision,
	"refill_lead_days" smallint NOT NULL,
	"minimum_minutes_between" smallint,
	"most_in_24_hours" smallint,
	"ingredients" jsonb NOT NULL,
	"missed_after_minutes" smallint NOT NULL,
	"escalation_chain" jsonb NOT NULL,
	"status" text NOT NULL,
	"units_left" double precision,
	"refill_task_id" uuid,
	"photo_id" uuid,
	"planned_until" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "medications_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "dose_log" ADD CONSTRAINT "dose_log_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_photos" ADD CONSTRAINT "medication_photos_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medications" ADD CONSTRAINT "medications_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dose_log_by_time" ON "dose_log" USING btree ("circle_id","logged_at","id");--> statement-breakpoint
CREATE INDEX "dose_log_by_medication" ON "dose_log" USING btree ("circle_id","medication_id","logged_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "doses_once" ON "doses" USING btree ("circle_id","medication_id","day","time");--> statement-breakpoint
CREATE INDEX "doses_by_day" ON "doses" USING btree ("circle_id","day");--> statement-breakpoint
CREATE INDEX "doses_by_giving" ON "doses" USING btree ("circle_id","taken_at");--> statement-breakpoint
CREATE INDEX "doses_to_watch" ON "doses" USING btree ("circle_id","watch_at") WHERE "doses"."watch_at" is not null;
CREATE TABLE "calendar_event_series" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"recipient_id" uuid,
	"repeat" jsonb,
	"days" jsonb,
	"start_date" date NOT NULL,
	"time" text,
	"time_zone" text NOT NULL,
	"day_shift" integer NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"duration_minutes" integer,
	"type" text NOT NULL,
	"place" text NOT NULL,
	"doctor" text NOT NULL,
	"reminder" boolean NOT NULL,
	"needs_driver" boolean NOT NULL,
	"driver_id" uuid,
	"companion_id" uuid,
	"import_uid" text,
	CONSTRAINT "calendar_event_series_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_series" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"recipient_id" uuid,
	"repeat" jsonb,
	"days" jsonb,
	"start_date" date NOT NULL,
	"time" text,
	"time_zone" text NOT NULL,
	"day_shift" integer NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"assignee_id" uuid,
	"made_until" date NOT NULL,
	CONSTRAINT "task_series_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "needs_driver" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "driver_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "companion_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "rule_day" date;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "repeat" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "import_uid" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "rule_day" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "repeat" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_event_series" ADD CONSTRAINT "calendar_event_series_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_event_series_by_days" ON "calendar_event_series" USING btree ("circle_id","first_date","last_date");--> statement-breakpoint
CREATE INDEX "task_series_by_days" ON "task_series" USING btree ("circle_id","first_date","last_date");--> statement-breakpoint
CREATE INDEX "task_series_by_assignee" ON "task_series" USING btree ("circle_id","assignee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_of_series" ON "calendar_events" USING btree ("circle_id","series_id","rule_day") WHERE series_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_of_series" ON "tasks" USING btree ("circle_id","series_id","rule_day") WHERE series_id is not null;
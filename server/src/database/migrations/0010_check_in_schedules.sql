CREATE TABLE "check_in_links" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"check_in_id" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "check_in_links_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "check_in_pauses" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_pauses_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "check_in_schedules" (
	"circle_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"times" jsonb NOT NULL,
	"weekdays" jsonb NOT NULL,
	"asked_id" uuid,
	"contact_ids" jsonb NOT NULL,
	"rungs" jsonb NOT NULL,
	"planned_until" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_schedules_circle_id_recipient_id_pk" PRIMARY KEY("circle_id","recipient_id")
);
--> statement-breakpoint
CREATE TABLE "due_check_ins" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"check_in_id" uuid,
	"done_at" timestamp with time zone,
	"on_it_id" uuid,
	"on_it_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"reminded_until" timestamp with time zone NOT NULL,
	"watch_at" timestamp with time zone,
	CONSTRAINT "due_check_ins_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "over_link_by" text;--> statement-breakpoint
ALTER TABLE "check_in_links" ADD CONSTRAINT "check_in_links_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_pauses" ADD CONSTRAINT "check_in_pauses_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_schedules" ADD CONSTRAINT "check_in_schedules_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_check_ins" ADD CONSTRAINT "due_check_ins_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_links_by_digest" ON "check_in_links" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "check_in_links_by_maker" ON "check_in_links" USING btree ("circle_id","created_by","expires_at");--> statement-breakpoint
CREATE INDEX "check_in_pauses_by_recipient" ON "check_in_pauses" USING btree ("circle_id","recipient_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "due_check_ins_once" ON "due_check_ins" USING btree ("circle_id","recipient_id","day","time");--> statement-breakpoint
CREATE INDEX "due_check_ins_by_recipient" ON "due_check_ins" USING btree ("circle_id","recipient_id","due_at");--> statement-breakpoint
CREATE INDEX "due_check_ins_to_watch" ON "due_check_ins" USING btree ("circle_id","watch_at") WHERE "due_check_ins"."watch_at" is not null;
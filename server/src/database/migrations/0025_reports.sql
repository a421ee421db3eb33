CREATE TABLE "report_letters" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"week" date,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_letters_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "weekly_reports" (
	"circle_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_reports_circle_id_member_id_pk" PRIMARY KEY("circle_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "call_task_id" uuid;--> statement-breakpoint
ALTER TABLE "report_letters" ADD CONSTRAINT "report_letters_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_letters_by_request" ON "report_letters" USING btree ("circle_id","requested_by","at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_letters_of_week" ON "report_letters" USING btree ("circle_id","member_id","week") WHERE "report_letters"."week" is not null;
CREATE TABLE "check_ins" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"status" text NOT NULL,
	"mood" smallint,
	"notes" text NOT NULL,
	"checked_by" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_by_time" ON "check_ins" USING btree ("circle_id","created_at","id");--> statement-breakpoint
CREATE INDEX "check_ins_by_recipient" ON "check_ins" USING btree ("circle_id","recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "check_ins_by_member" ON "check_ins" USING btree ("circle_id","checked_by","day");--> statement-breakpoint
CREATE UNIQUE INDEX "points_once_a_day" ON "points_ledger" USING btree ("circle_id","member_id","cause","day") WHERE "points_ledger"."day" is not null;
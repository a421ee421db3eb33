CREATE TABLE "contact_requests" (
	"circle_id" uuid NOT NULL,
	"email" text NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_requests_circle_id_email_pk" PRIMARY KEY("circle_id","email")
);
--> statement-breakpoint
CREATE TABLE "mail_counts" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "mail_counts_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "gathers" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "open_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_id" ON "contact_requests" USING btree ("id");
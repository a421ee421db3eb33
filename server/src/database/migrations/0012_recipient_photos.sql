CREATE TABLE "recipient_photos" (
	"circle_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "recipient_photos_circle_id_recipient_id_pk" PRIMARY KEY("circle_id","recipient_id")
);
--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "recipient_photos" ADD CONSTRAINT "recipient_photos_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "help_requests" (
	"circle_id" uuid NOT NULL,
	"check_in_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"on_it_id" uuid,
	"on_it_at" timestamp with time zone,
	CONSTRAINT "help_requests_circle_id_check_in_id_pk" PRIMARY KEY("circle_id","check_in_id")
);
--> statement-breakpoint
ALTER TABLE "help_requests" ADD CONSTRAINT "help_requests_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_requests_by_state" ON "help_requests" USING btree ("circle_id","on_it_at","asked_at");
CREATE TABLE "interaction_acceptances" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"medication_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"keys" jsonb NOT NULL,
	"reason" text NOT NULL,
	"accepted_by" uuid NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interaction_acceptances_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "interaction_acceptances" ADD CONSTRAINT "interaction_acceptances_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interaction_acceptances_by_time" ON "interaction_acceptances" USING btree ("circle_id","recipient_id","accepted_at");
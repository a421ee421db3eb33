CREATE TABLE "directory_doctors" (
	"npi" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"specialty" text NOT NULL,
	"address" text NOT NULL,
	"phone" text,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"former_names" jsonb NOT NULL,
	"specialty" text NOT NULL,
	"address" text NOT NULL,
	"phone" text,
	"email" text,
	"notes" text NOT NULL,
	"rating" smallint NOT NULL,
	"is_favorite" boolean NOT NULL,
	"recipient_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "doctors_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_doctors_by_name" ON "directory_doctors" USING btree ("sort_name","npi");--> statement-breakpoint
CREATE INDEX "directory_doctors_by_specialty" ON "directory_doctors" USING btree ("specialty","sort_name");--> statement-breakpoint
CREATE INDEX "directory_doctors_by_words" ON "directory_doctors" USING gin (to_tsvector('simple', "words"));
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
CREATE TABLE "bookings" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"provider_name" text NOT NULL,
	"provider_phone" text,
	"kind" text NOT NULL,
	"recipient_id" uuid,
	"service_type" text NOT NULL,
	"date" date NOT NULL,
	"band" text NOT NULL,
	"instructions" text NOT NULL,
	"use_insurance" boolean NOT NULL,
	"status" text NOT NULL,
	"delivery" text NOT NULL,
	"calendar_event_id" uuid NOT NULL,
	"call_task_id" uuid,
	"requested_by" uuid NOT NULL,
	"answered_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "home_places" (
	"circle_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_places_circle_id_recipient_id_pk" PRIMARY KEY("circle_id","recipient_id")
);
--> statement-breakpoint
CREATE TABLE "postal_places" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"webhook" text,
	"email" text
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_places" ADD CONSTRAINT "home_places_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_doctors_by_name" ON "directory_doctors" USING btree ("sort_name","npi");--> statement-breakpoint
CREATE INDEX "directory_doctors_by_specialty" ON "directory_doctors" USING btree ("specialty","sort_name");--> statement-breakpoint
CREATE INDEX "directory_doctors_by_words" ON "directory_doctors" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "bookings" USING btree ("circle_id","date");--> statement-breakpoint
CREATE INDEX "providers_by_kind" ON "providers" USING btree ("kind");
CREATE TABLE "file_keys" (
	"circle_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_opt_outs_email_kind_pk" PRIMARY KEY("email","kind")
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_links_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "document_uploads" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"document_id" uuid,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_uploads_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"circle_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_versions_circle_id_document_id_version_pk" PRIMARY KEY("circle_id","document_id","version")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"expires_on" date,
	"renewal_owner_id" uuid,
	"version" integer NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "documents_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"role" text NOT NULL,
	"digest" text NOT NULL,
	"code_digest" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mail" text,
	"sms" text,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "people" ADD COLUMN "shares_phone" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shares_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shares_date_of_birth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shares_emergency_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "default_permissions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "file_keys" ADD CONSTRAINT "file_keys_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_letters" ADD CONSTRAINT "report_letters_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_places" ADD CONSTRAINT "home_places_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_digest" ON "account_links" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "directory_doctors_by_name" ON "directory_doctors" USING btree ("sort_name","npi");--> statement-breakpoint
CREATE INDEX "directory_doctors_by_specialty" ON "directory_doctors" USING btree ("specialty","sort_name");--> statement-breakpoint
CREATE INDEX "directory_doctors_by_words" ON "directory_doctors" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "documents_by_upload" ON "documents" USING btree ("circle_id","uploaded_at","id");--> statement-breakpoint
CREATE INDEX "invitations_digest" ON "invitations" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "invitations_code_digest" ON "invitations" USING btree ("code_digest");--> statement-breakpoint
CREATE INDEX "report_letters_by_request" ON "report_letters" USING btree ("circle_id","requested_by","at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_letters_of_week" ON "report_letters" USING btree ("circle_id","member_id","week") WHERE "report_letters"."week" is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "bookings" USING btree ("circle_id","date");--> statement-breakpoint
CREATE INDEX "providers_by_kind" ON "providers" USING btree ("kind");
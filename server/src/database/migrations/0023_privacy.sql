CREATE TABLE "consents" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"version" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sharing" (
	"circle_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"kept" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sharing_circle_id_recipient_id_pk" PRIMARY KEY("circle_id","recipient_id")
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"circle_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"circle_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"operation" text NOT NULL,
	"subject_id" uuid,
	"name" text NOT NULL,
	"ip_address" text NOT NULL,
	"device_info" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_circle_id_sequence_pk" PRIMARY KEY("circle_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "allow_data_export" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "hidden" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "withheld" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing" ADD CONSTRAINT "sharing_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("circle_id","at");--> statement-breakpoint
-- Nobody changes what was written, through whatever program; only a whole circle is erased with its log.
CREATE FUNCTION "keep_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('carecircle.erased_circle', true) = OLD."circle_id"::text THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The audit log is only ever added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION "keep_audit_entries"();

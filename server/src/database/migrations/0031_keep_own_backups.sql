CREATE TABLE "own_backups" (
	"person_id" uuid NOT NULL,
	"night" date NOT NULL,
	"file_id" uuid NOT NULL,
	"sealed_key" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_backups_person_id_night_pk" PRIMARY KEY("person_id","night")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "restored_circle_id" uuid;--> statement-breakpoint
ALTER TABLE "circle_plans" ADD COLUMN "chosen_by" uuid;--> statement-breakpoint
ALTER TABLE "own_backups" ADD CONSTRAINT "own_backups_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_restored_circle" ON "people" USING btree ("restored_circle_id") WHERE "people"."restored_circle_id" is not null;--> statement-breakpoint
INSERT INTO "jobs" ("name", "key", "circle_id", "payload", "due_at")
SELECT DISTINCT ON ("person_id") 'copies.make-own-backup', "person_id"::text, NULL::uuid, jsonb_build_object('personId', "person_id"), now() + random() * interval '4 hours'
FROM "members" WHERE "status" = 'active';

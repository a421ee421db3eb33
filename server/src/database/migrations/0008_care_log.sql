CREATE TABLE "care_times" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minutes" smallint NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"shift_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "care_times_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "hand_off_notes" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_important" boolean NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "hand_off_notes_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "hand_off_readings" (
	"circle_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_off_readings_circle_id_note_id_member_id_pk" PRIMARY KEY("circle_id","note_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"mood" smallint,
	"audience" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "journal_entries_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"end_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_open" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "shifts_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "care_times" ADD CONSTRAINT "care_times_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_off_notes" ADD CONSTRAINT "hand_off_notes_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_off_readings" ADD CONSTRAINT "hand_off_readings_circle_id_note_id_hand_off_notes_circle_id_id_fk" FOREIGN KEY ("circle_id","note_id") REFERENCES "public"."hand_off_notes"("circle_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_times_by_recipient" ON "care_times" USING btree ("circle_id","recipient_id","day","created_at","id");--> statement-breakpoint
CREATE INDEX "care_times_by_member" ON "care_times" USING btree ("circle_id","member_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "care_times_of_shift" ON "care_times" USING btree ("circle_id","shift_id") WHERE "care_times"."shift_id" is not null and "care_times"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hand_off_notes_by_recipient" ON "hand_off_notes" USING btree ("circle_id","recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_entries_by_recipient" ON "journal_entries" USING btree ("circle_id","recipient_id","day","created_at","id");--> statement-breakpoint
CREATE INDEX "shifts_by_recipient" ON "shifts" USING btree ("circle_id","recipient_id","ends_at");--> statement-breakpoint
CREATE INDEX "shifts_by_member" ON "shifts" USING btree ("circle_id","member_id","ends_at");
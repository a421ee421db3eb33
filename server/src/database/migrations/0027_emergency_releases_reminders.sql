CREATE TABLE "emergency_card_links" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "emergency_card_links_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "emergency_card_views" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "emergency_card_views_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "daily_summaries" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"circle_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "reminders_circle_id_item_id_due_at_person_id_pk" PRIMARY KEY("circle_id","item_id","due_at","person_id")
);
--> statement-breakpoint
CREATE TABLE "release_archives" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"archive" "bytea" NOT NULL,
	CONSTRAINT "release_archives_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "release_signals" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_signals_remote_version_minute_kind_bucket_pk" PRIMARY KEY("remote","version","minute","kind","bucket")
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_verdicts" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"verdict" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "release_verdicts_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "support_messages_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "active_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_notices" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "alert_notices" ADD COLUMN "prefers" text;--> statement-breakpoint
ALTER TABLE "alert_notices" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "helpers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "is_drill" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "release_actions" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "release_actions" ADD COLUMN "state" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "publisher" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "size_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "sums" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rollouts" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollouts" ADD COLUMN "candidate" jsonb;--> statement-breakpoint
ALTER TABLE "emergency_card_links" ADD CONSTRAINT "emergency_card_links_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_card_views" ADD CONSTRAINT "emergency_card_views_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_summaries" ADD CONSTRAINT "daily_summaries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_card_links_digest" ON "emergency_card_links" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "emergency_card_links_of" ON "emergency_card_links" USING btree ("circle_id","recipient_id");--> statement-breakpoint
CREATE INDEX "emergency_card_views_of" ON "emergency_card_views" USING btree ("circle_id","recipient_id","at");--> statement-breakpoint
CREATE INDEX "reminders_by_due" ON "reminders" USING btree ("circle_id","due_at");--> statement-breakpoint
CREATE INDEX "support_messages_by_time" ON "support_messages" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "support_messages_latest" ON "support_messages" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_notices_digest" ON "alert_notices" USING btree ("digest");
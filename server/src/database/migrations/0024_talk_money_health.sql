CREATE TABLE "passkeys" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"digest" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "sign_ins_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"person_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_person_id_digest_pk" PRIMARY KEY("person_id","digest")
);
--> statement-breakpoint
CREATE TABLE "call_participants" (
	"circle_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"device_id" uuid,
	"seen_at" timestamp with time zone,
	CONSTRAINT "call_participants_circle_id_call_id_member_id_pk" PRIMARY KEY("circle_id","call_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation" text NOT NULL,
	"caller_id" uuid NOT NULL,
	"callee_id" uuid,
	"media" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "calls_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_confirmations" (
	"circle_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_confirmations_circle_id_message_id_member_id_pk" PRIMARY KEY("circle_id","message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"circle_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"peaks" jsonb,
	CONSTRAINT "message_files_circle_id_message_id_pk" PRIMARY KEY("circle_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message_uploads" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_uploads_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"circle_id" uuid NOT NULL,
	"month" text NOT NULL,
	"category" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "budgets_circle_id_month_category_pk" PRIMARY KEY("circle_id","month","category")
);
--> statement-breakpoint
CREATE TABLE "expenses" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"spent_on" date NOT NULL,
	"notes" text NOT NULL,
	"receipt_document_id" uuid,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "expenses_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"target" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_digest" text NOT NULL,
	"target" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "wearable_devices" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"metrics" jsonb NOT NULL,
	"wearer_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"device_number" text,
	"is_connected" boolean NOT NULL,
	"last_sync_at" timestamp with time zone,
	"battery_level" smallint,
	"token_digest" text,
	"sealed_grant" text,
	"is_syncing" boolean NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "wearable_devices_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "health_imports" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"wearer_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"missing" jsonb NOT NULL,
	"read_bytes" bigint NOT NULL,
	"taken" integer NOT NULL,
	"known" integer NOT NULL,
	"left" integer NOT NULL,
	"oldest_at" timestamp with time zone,
	"newest_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "health_imports_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "health_readings" (
	"circle_id" uuid NOT NULL,
	"wearer_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"end_at" timestamp with time zone,
	"value" double precision NOT NULL,
	CONSTRAINT "health_readings_circle_id_wearer_id_metric_start_at_source_pk" PRIMARY KEY("circle_id","wearer_id","metric","start_at","source")
);
--> statement-breakpoint
CREATE TABLE "health_episodes" (
	"circle_id" uuid NOT NULL,
	"wearer_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"is" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_episodes_circle_id_wearer_id_metric_pk" PRIMARY KEY("circle_id","wearer_id","metric")
);
--> statement-breakpoint
CREATE TABLE "health_settings" (
	"circle_id" uuid NOT NULL,
	"wearer_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_settings_circle_id_wearer_id_pk" PRIMARY KEY("circle_id","wearer_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "call" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "receipt_document_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_participants" ADD CONSTRAINT "call_participants_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_confirmations" ADD CONSTRAINT "message_confirmations_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_uploads" ADD CONSTRAINT "message_uploads_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wearable_devices" ADD CONSTRAINT "wearable_devices_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_imports" ADD CONSTRAINT "health_imports_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_readings" ADD CONSTRAINT "health_readings_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_episodes" ADD CONSTRAINT "health_episodes_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_settings" ADD CONSTRAINT "health_settings_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "used_challenges_until" ON "used_challenges" USING btree ("until");--> statement-breakpoint
CREATE INDEX "sign_ins_time" ON "sign_ins" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "call_participants_by_member" ON "call_participants" USING btree ("circle_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_open" ON "calls" USING btree ("circle_id","conversation") WHERE "calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "expenses_by_day" ON "expenses" USING btree ("circle_id","spent_on","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_by_time" ON "deliveries" USING btree ("person_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_by_endpoint" ON "push_devices" USING btree ("endpoint_digest");--> statement-breakpoint
CREATE INDEX "push_devices_by_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "wearable_devices_by_token" ON "wearable_devices" USING btree ("token_digest");--> statement-breakpoint
CREATE INDEX "health_imports_by_wearer" ON "health_imports" USING btree ("circle_id","wearer_id","started_at");
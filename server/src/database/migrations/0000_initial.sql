CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"phone" text,
	"address" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"emergency_contact" text DEFAULT '' NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accepted_legal_version" text,
	"accepted_legal_at" timestamp with time zone,
	"chosen_circle_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"recipient_id" uuid,
	"assignee_id" uuid,
	"due_date" date NOT NULL,
	"due_time" text,
	"status" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_by" uuid,
	"completed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "tasks_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "circles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency" text NOT NULL,
	"invite_code" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"circle_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_circle_id_person_id_pk" PRIMARY KEY("circle_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"birth_date" date,
	"time_zone" text NOT NULL,
	"languages" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"allergies" jsonb NOT NULL,
	"home_address" text NOT NULL,
	"insurers" jsonb NOT NULL,
	"decision_maker_ids" jsonb NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipients_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"circle_id" uuid NOT NULL,
	"conversation" text NOT NULL,
	"last_sequence" integer NOT NULL,
	CONSTRAINT "conversations_circle_id_conversation_pk" PRIMARY KEY("circle_id","conversation")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation" text NOT NULL,
	"sequence" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "read_marks" (
	"circle_id" uuid NOT NULL,
	"conversation" text NOT NULL,
	"member_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "read_marks_circle_id_conversation_member_id_pk" PRIMARY KEY("circle_id","conversation","member_id")
);
--> statement-breakpoint
CREATE TABLE "alert_notices" (
	"circle_id" uuid NOT NULL,
	"alert_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_notices_circle_id_alert_id_contact_id_pk" PRIMARY KEY("circle_id","alert_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"triggered_by" uuid NOT NULL,
	"armed_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"raised_at" timestamp with time zone,
	"location" jsonb,
	"acknowledged_by" jsonb NOT NULL,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone,
	"is_false_alarm" boolean NOT NULL,
	CONSTRAINT "alerts_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "emergency_contacts" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"relationship" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"preferred_channel" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"can_receive_alerts" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "emergency_contacts_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"due_date" date NOT NULL,
	"anchor_day" smallint NOT NULL,
	"frequency" text NOT NULL,
	"is_recurring" boolean NOT NULL,
	"payment_method" text NOT NULL,
	"reminder_days" smallint NOT NULL,
	"notes" text NOT NULL,
	"account_number_sealed" text,
	"account_number_last_four" text,
	"state" text NOT NULL,
	"paid_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "bills_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"next_bill_id" uuid,
	"bill_name" text NOT NULL,
	"category" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"confirmation_number" text NOT NULL,
	"is_reference" boolean NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"cause_event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"values" jsonb NOT NULL,
	"link" text NOT NULL,
	"related_id" uuid,
	"actor_id" uuid,
	"read" boolean NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"circle_id" uuid NOT NULL,
	"cause_event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"points" integer NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "points_ledger_circle_id_cause_event_id_member_id_pk" PRIMARY KEY("circle_id","cause_event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "release_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "releases_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "rollouts" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"previous_version" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commands" (
	"scope_id" uuid NOT NULL,
	"command_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commands_scope_id_command_id_pk" PRIMARY KEY("scope_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "event_streams" (
	"scope_id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"scope_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"id" uuid NOT NULL,
	"scope" text NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"actor_id" uuid,
	"occurred_at" timestamp with time zone NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "events_scope_id_sequence_pk" PRIMARY KEY("scope_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"circle_id" uuid,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE TABLE "reaction_cursors" (
	"scope_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"sequence" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "reaction_cursors_scope_id_reaction_pk" PRIMARY KEY("scope_id","reaction")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_notices" ADD CONSTRAINT "alert_notices_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_person" ON "credentials" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_provider" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "guesses_window" ON "guesses" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "tasks_by_due" ON "tasks" USING btree ("circle_id","status","due_date");--> statement-breakpoint
CREATE INDEX "tasks_by_completion" ON "tasks" USING btree ("circle_id","completed_at");--> statement-breakpoint
CREATE INDEX "tasks_by_assignee" ON "tasks" USING btree ("circle_id","assignee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circles_invite_code" ON "circles" USING btree ("invite_code");--> statement-breakpoint
CREATE INDEX "members_person" ON "members" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_sequence" ON "messages" USING btree ("circle_id","conversation","sequence");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("circle_id","sent_at");--> statement-breakpoint
CREATE INDEX "read_marks_by_member" ON "read_marks" USING btree ("circle_id","member_id");--> statement-breakpoint
CREATE INDEX "alerts_by_raising" ON "alerts" USING btree ("circle_id","raised_at","id");--> statement-breakpoint
CREATE INDEX "alerts_by_status" ON "alerts" USING btree ("circle_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "one_primary_contact" ON "emergency_contacts" USING btree ("circle_id") WHERE "emergency_contacts"."is_primary" and "emergency_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bills_by_due" ON "bills" USING btree ("circle_id","state","due_date");--> statement-breakpoint
CREATE INDEX "bills_by_payment" ON "bills" USING btree ("circle_id","paid_on");--> statement-breakpoint
CREATE INDEX "transactions_by_payment" ON "transactions" USING btree ("circle_id","paid_on","recorded_at","id");--> statement-breakpoint
CREATE INDEX "transactions_by_bill" ON "transactions" USING btree ("circle_id","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_notification_per_cause" ON "notifications" USING btree ("circle_id","cause_event_id","cause","person_id");--> statement-breakpoint
CREATE INDEX "notifications_by_person" ON "notifications" USING btree ("person_id","created_at","position");--> statement-breakpoint
CREATE INDEX "notifications_by_id" ON "notifications" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id","circle_id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "points_by_member" ON "points_ledger" USING btree ("circle_id","member_id");--> statement-breakpoint
CREATE INDEX "release_actions_by_remote" ON "release_actions" USING btree ("remote","at");--> statement-breakpoint
CREATE INDEX "commands_created_at" ON "commands" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("type","scope_id","sequence");--> statement-breakpoint
CREATE INDEX "jobs_due_at" ON "jobs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reaction_cursors_retry_at" ON "reaction_cursors" USING btree ("retry_at");
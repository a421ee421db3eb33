CREATE TABLE "circle_plans" (
	"circle_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"interval" text,
	"payee" text,
	"period_starts_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"is_ending" boolean NOT NULL,
	"is_past_due" boolean NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"asked_at" timestamp with time zone,
	"card" jsonb,
	"request" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"plan_id" text NOT NULL,
	"interval" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_circle_id_id_pk" PRIMARY KEY("circle_id","id"),
	CONSTRAINT "invoices_by_number" UNIQUE("circle_id","number")
);
--> statement-breakpoint
ALTER TABLE "circle_plans" ADD CONSTRAINT "circle_plans_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_plans_by_subscription" ON "circle_plans" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoices_by_issue" ON "invoices" USING btree ("circle_id","issued_at","id");--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "call";
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
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_digest" ON "account_links" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");
DROP INDEX "circles_invite_code";--> statement-breakpoint
CREATE UNIQUE INDEX "circles_invite_code" ON "circles" USING btree ("invite_code") WHERE "circles"."invite_code" is not null;
CREATE TABLE "points_totals" (
	"circle_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"day" date,
	"traits" jsonb NOT NULL,
	"count" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "points_totals_once" UNIQUE NULLS NOT DISTINCT("circle_id","member_id","cause","traits","day")
);
--> statement-breakpoint
ALTER TABLE "points_totals" ADD CONSTRAINT "points_totals_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever writes the ledger, an earlier version of the server too, keeps the totals with it.
CREATE FUNCTION "add_to_points_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE "points_totals" total SET "count" = total."count" - gone."count", "points" = total."points" - gone."points"
		FROM (
			SELECT "circle_id", "member_id", "cause", "traits", "day", count(*)::integer AS "count", sum("points")::integer AS "points"
			FROM "removed" GROUP BY 1, 2, 3, 4, 5
		) gone
		WHERE total."circle_id" = gone."circle_id" AND total."member_id" = gone."member_id" AND total."cause" = gone."cause"
			AND total."traits" = gone."traits" AND total."day" IS NOT DISTINCT FROM gone."day";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "points_totals" ("circle_id", "member_id", "cause", "traits", "day", "count", "points")
		SELECT "circle_id", "member_id", "cause", "traits", "day", count(*), sum("points")
		FROM "added" GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
		ON CONFLICT ON CONSTRAINT "points_totals_once" DO UPDATE
		SET "count" = "points_totals"."count" + excluded."count", "points" = "points_totals"."points" + excluded."points";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "points_added" AFTER INSERT ON "points_ledger" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "add_to_points_totals"();
--> statement-breakpoint
CREATE TRIGGER "points_changed" AFTER UPDATE ON "points_ledger" REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "add_to_points_totals"();
--> statement-breakpoint
CREATE TRIGGER "points_removed" AFTER DELETE ON "points_ledger" REFERENCING OLD TABLE AS "removed"
FOR EACH STATEMENT EXECUTE FUNCTION "add_to_points_totals"();
--> statement-breakpoint
-- The triggers hold off writers until all is counted.
INSERT INTO "points_totals" ("circle_id", "member_id", "cause", "traits", "day", "count", "points")
SELECT "circle_id", "member_id", "cause", "traits", "day", count(*), sum("points")
FROM "points_ledger" JOIN "circles" ON "circles"."id" = "circle_id" GROUP BY 1, 2, 3, 4, 5;

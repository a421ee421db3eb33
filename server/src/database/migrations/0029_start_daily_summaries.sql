INSERT INTO "jobs" ("name", "key", "circle_id", "payload", "due_at")
SELECT DISTINCT 'notifications.send-daily-summary', "person_id"::text, NULL::uuid, jsonb_build_object('personId', "person_id"), now()
FROM "members" WHERE "status" = 'active';

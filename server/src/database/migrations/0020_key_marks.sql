CREATE TABLE "key_marks" (
	"id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);

CREATE TABLE "checklist_items" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "checklist_items_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_comments" (
	"circle_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "task_comments_circle_id_id_pk" PRIMARY KEY("circle_id","id")
);
--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_circle_id_task_id_tasks_circle_id_id_fk" FOREIGN KEY ("circle_id","task_id") REFERENCES "public"."tasks"("circle_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_circle_id_task_id_tasks_circle_id_id_fk" FOREIGN KEY ("circle_id","task_id") REFERENCES "public"."tasks"("circle_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checklist_items_by_task" ON "checklist_items" USING btree ("circle_id","task_id","created_at");--> statement-breakpoint
CREATE INDEX "task_comments_by_task" ON "task_comments" USING btree ("circle_id","task_id","created_at");
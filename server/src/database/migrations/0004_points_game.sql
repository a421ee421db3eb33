CREATE TABLE "bought_rewards" (
	"circle_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reward" text NOT NULL,
	"cost" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bought_rewards_circle_id_member_id_reward_pk" PRIMARY KEY("circle_id","member_id","reward")
);
--> statement-breakpoint
CREATE TABLE "closed_weeks" (
	"circle_id" uuid NOT NULL,
	"week" date NOT NULL,
	"places" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_weeks_circle_id_week_pk" PRIMARY KEY("circle_id","week")
);
--> statement-breakpoint
CREATE TABLE "completed_challenges" (
	"circle_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"period" date NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "completed_challenges_circle_id_member_id_challenge_period_pk" PRIMARY KEY("circle_id","member_id","challenge","period")
);
--> statement-breakpoint
CREATE TABLE "unlocked_achievements" (
	"circle_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"achievement" text NOT NULL,
	"points" integer NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "unlocked_achievements_circle_id_member_id_achievement_pk" PRIMARY KEY("circle_id","member_id","achievement")
);
--> statement-breakpoint
ALTER TABLE "circles" ADD COLUMN "has_game" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "takes_part" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "badge" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "frame" text;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "traits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bought_rewards" ADD CONSTRAINT "bought_rewards_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_weeks" ADD CONSTRAINT "closed_weeks_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_challenges" ADD CONSTRAINT "completed_challenges_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_achievements" ADD CONSTRAINT "unlocked_achievements_circle_id_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circles"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "saved_likes" (
	"saved_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_likes_saved_id_user_id_pk" PRIMARY KEY("saved_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_lists" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"shared_by" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_lists_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "saved_likes" ADD CONSTRAINT "saved_likes_saved_id_saved_stays_id_fk" FOREIGN KEY ("saved_id") REFERENCES "public"."saved_stays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_likes_user" ON "saved_likes" USING btree ("user_id");
CREATE TABLE "personal_notifications_switched_off" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "personal_notifications_switched_off_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);

-- codes live ten minutes; whoever asked for one asks again
DELETE FROM "event_codes";--> statement-breakpoint
ALTER TABLE "event_codes" DROP CONSTRAINT "event_codes_pkey";--> statement-breakpoint
ALTER TABLE "event_codes" ADD COLUMN "device" text NOT NULL;--> statement-breakpoint
ALTER TABLE "event_codes" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_codes" ADD CONSTRAINT "event_codes_registration_id_device_pk" PRIMARY KEY("registration_id","device");

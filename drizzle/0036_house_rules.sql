ALTER TABLE "hotels" ADD COLUMN "telephone" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "couples" boolean;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "pets" boolean;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "children" boolean;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "minimum_age" smallint;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "extra_bed" boolean;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "extra_bed_price" integer;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "identity_documents" text[];--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_extra_bed_price" CHECK ("hotels"."extra_bed_price" is null or "hotels"."extra_bed" is true);
CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"micro_rupees" bigint NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);

CREATE SEQUENCE "public"."flight_ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "air_taxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "air_taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"label" text NOT NULL,
	"country_code" text NOT NULL,
	"airport" text,
	"at" text NOT NULL,
	"market" text NOT NULL,
	"cabins" integer[],
	"to_countries" text[],
	"rate_bp" integer,
	"amount" integer,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_reservations" (
	"key" text NOT NULL,
	"part" smallint NOT NULL,
	"airline" text NOT NULL,
	"bounds" jsonb NOT NULL,
	"party" jsonb NOT NULL,
	"travellers" jsonb,
	"extras" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"extras_total" bigint NOT NULL,
	"state" text NOT NULL,
	"pnr" text NOT NULL,
	"tickets" jsonb NOT NULL,
	"acts" jsonb NOT NULL,
	"ticket_by" timestamp with time zone NOT NULL,
	"schedule_accepted" boolean DEFAULT false NOT NULL,
	"asked" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flight_reservations_key_part_pk" PRIMARY KEY("key","part")
);
--> statement-breakpoint
CREATE TABLE "flight_sales" (
	"departs_on" date NOT NULL,
	"flight" text NOT NULL,
	"cabin" smallint NOT NULL,
	"sold" smallint NOT NULL,
	CONSTRAINT "flight_sales_departs_on_flight_cabin_pk" PRIMARY KEY("departs_on","flight","cabin"),
	CONSTRAINT "flight_sales_sold_not_negative" CHECK ("flight_sales"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "flight_seats" (
	"departs_on" date NOT NULL,
	"flight" text NOT NULL,
	"seat" text NOT NULL,
	"reservation_key" text NOT NULL,
	"passenger" smallint NOT NULL,
	CONSTRAINT "flight_seats_departs_on_flight_seat_pk" PRIMARY KEY("departs_on","flight","seat")
);
--> statement-breakpoint
DROP INDEX "documents_booking_kind";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "acts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "flight_reservations_pnr" ON "flight_reservations" USING btree ("pnr");--> statement-breakpoint
CREATE INDEX "flight_reservations_held" ON "flight_reservations" USING btree ("ticket_by") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "flight_seats_reservation" ON "flight_seats" USING btree ("reservation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_booking_kind" ON "documents" USING btree ("booking_id","kind","reference");--> statement-breakpoint
-- Taxes and airport fees on air tickets; a new rate is a new row with its dates, never a change of an old one. What is
-- not here shows no line. Fees in foreign money stand in rupees at this house's booking rates (90 to the US dollar, 118
-- to the pound, 68 to the Singapore dollar, 2.7 to the baht). An accountant signs off on these before real money moves.
insert into air_taxes (code, label, country_code, airport, at, market, cabins, to_countries, rate_bp, amount, valid_from, valid_to, source) values
  ('GST', 'GST on the fare', 'IN', null, 'departure', 'any', '{2}', null, 500, null, '2017-07-01', null, 'Notification 11/2017-Central Tax (Rate), entry 8: economy class, 5 %'),
  ('GST', 'GST on the fare', 'IN', null, 'departure', 'any', '{3,4,6}', null, 1800, null, '2025-09-22', null, 'GST Council, 56th meeting: other than economy class, 18 %'),
  ('ASF', 'Aviation security fee', 'IN', null, 'departure', 'domestic', null, null, null, 20000, '2021-04-01', null, 'DGCA order of 19 March 2021: 200 rupees a departing domestic passenger'),
  ('ASF', 'Aviation security fee', 'IN', null, 'departure', 'international', null, null, null, 108000, '2021-04-01', null, 'DGCA order of 19 March 2021: 12 US dollars a departing international passenger'),
  ('UDF', 'User development fee', 'IN', 'DEL', 'departure', 'domestic', null, null, null, 12900, '2025-04-16', '2029-03-31', 'AERA, tariff order for Delhi, fourth control period'),
  ('UDF', 'User development fee on arrival', 'IN', 'DEL', 'arrival', 'domestic', null, null, null, 5600, '2025-04-16', '2029-03-31', 'AERA, tariff order for Delhi, fourth control period'),
  ('UDF', 'User development fee', 'IN', 'DEL', 'departure', 'international', '{2,3}', null, null, 65000, '2025-04-16', '2029-03-31', 'AERA, tariff order for Delhi, fourth control period'),
  ('UDF', 'User development fee', 'IN', 'DEL', 'departure', 'international', '{4,6}', null, null, 81000, '2025-04-16', '2029-03-31', 'AERA, tariff order for Delhi, fourth control period'),
  ('UDF', 'User development fee on arrival', 'IN', 'DEL', 'arrival', 'international', '{2,3}', null, null, 27500, '2025-04-16', '2029-03-31', 'AERA, tariff order for Delhi, fourth control period'),
  ('UDF', 'User development fee on arrival', 'IN', 'DEL', 'arrival', 'international', '{4,6}', null, null, 34500, '2025-04-16', '2029-03-31', 'AERA, tariff order for Delhi, fourth control period'),
  ('UDF', 'User development fee', 'IN', 'BOM', 'departure', 'domestic', null, null, null, 17500, '2025-05-16', '2029-03-31', 'AERA, tariff order for Mumbai, fourth control period'),
  ('UDF', 'User development fee', 'IN', 'BOM', 'departure', 'international', '{2,3}', null, null, 61500, '2025-05-16', '2029-03-31', 'AERA, tariff order for Mumbai, fourth control period'),
  ('UDF', 'User development fee', 'IN', 'BOM', 'departure', 'international', '{4,6}', null, null, 69500, '2025-05-16', '2029-03-31', 'AERA, tariff order for Mumbai, fourth control period'),
  ('UDF', 'User development fee', 'IN', 'BLR', 'departure', 'domestic', null, null, null, 55000, '2025-04-01', null, 'AERA, tariff order for Bengaluru, continued in December 2025'),
  ('UDF', 'User development fee', 'IN', 'BLR', 'departure', 'international', null, null, null, 150000, '2025-04-01', null, 'AERA, tariff order for Bengaluru, continued in December 2025'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'domestic', '{2}', null, null, 94400, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027: 8 pounds'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'domestic', '{3,4,6}', null, null, 188800, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027: 16 pounds'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'international', '{2}', '{AT,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,TR}', null, 177000, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027, band A: 15 pounds'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'international', '{3,4,6}', '{AT,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IS,IT,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,TR}', null, 377600, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027, band A: 32 pounds'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'international', '{2}', '{IN,AE,BH,KW,OM,QA,SA,LK,NP,BD,US,CA,CN,ET,KE}', null, 1203600, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027, band B: 102 pounds'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'international', '{3,4,6}', '{IN,AE,BH,KW,OM,QA,SA,LK,NP,BD,US,CA,CN,ET,KE}', null, 2879200, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027, band B: 244 pounds'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'international', '{2}', '{SG,MY,TH,ID,AU,NZ,JP,HK,ZA,VN,PH}', null, 1250800, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027, band C: 106 pounds'),
  ('APD', 'Air passenger duty', 'GB', null, 'departure', 'international', '{3,4,6}', '{SG,MY,TH,ID,AU,NZ,JP,HK,ZA,VN,PH}', null, 2985400, '2026-04-01', '2027-03-31', 'HMRC, rates 2026 to 2027, band C: 253 pounds'),
  ('PSC', 'Passenger service, security, levies', 'SG', 'SIN', 'departure', 'any', null, null, null, 443400, '2024-04-01', null, 'CAAS and Changi Airport Group, 2022: 65.20 Singapore dollars from April 2024'),
  ('PSC', 'Passenger service charge', 'TH', null, 'departure', 'international', null, null, null, 197100, '2024-04-01', '2026-06-19', 'Airports of Thailand: 730 baht'),
  ('PSC', 'Passenger service charge', 'TH', null, 'departure', 'international', null, null, null, 302400, '2026-06-20', null, 'Airports of Thailand: 1,120 baht from 20 June 2026');

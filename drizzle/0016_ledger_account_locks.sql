ALTER TABLE "ledger_accounts" ALTER COLUMN "balance" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ALTER COLUMN "balance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "balance_after" DROP NOT NULL;--> statement-breakpoint
-- The house's own accounts have no balance of their own any more: every posting would wait for it. It is the sum of their entries.
INSERT INTO "ledger_accounts" ("id", "kind") SELECT kind, kind FROM unnest(array['gateway', 'supplier', 'revenue', 'promotion']) kind ON CONFLICT ("id") DO UPDATE SET "balance" = null;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_balance_of_limited" CHECK (("ledger_accounts"."balance" is not null) = ("ledger_accounts"."kind" in ('wallet', 'escrow', 'credit')));
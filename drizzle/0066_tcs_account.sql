-- Tax collected at source is neither the supplier's money nor ours: it has an account of its own, whose balance is the sum of its entries.
INSERT INTO "ledger_accounts" ("id", "kind") VALUES ('tcs', 'tcs') ON CONFLICT ("id") DO NOTHING;

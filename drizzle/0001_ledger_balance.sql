-- No rupee is created or lost: at commit, the entries of every touched posting sum to zero.
create function ledger_posting_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_entries where posting_id = new.posting_id) <> 0 then
    raise exception 'ledger posting % does not sum to zero', new.posting_id using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_posting_balances after insert or update on ledger_entries
  deferrable initially deferred for each row execute function ledger_posting_balances();
--> statement-breakpoint
-- What is posted stays posted; a correction is a new posting.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '23514';
end $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();

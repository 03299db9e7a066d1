-- The role in which everything runs that a corporate user asks for: it owns no table, so row-level security binds it.
-- Roles belong to the whole server: another database of ours may have made it, or be making it at this moment. Where the
-- account of DATABASE_URL may not create roles, its administrator says once:
--   create role sarai_company nologin; grant sarai_company to <the account>;
do $$
begin
  if not exists (select from pg_roles where rolname = 'sarai_company') then
    begin
      create role sarai_company nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'sarai_company', 'member') then
    execute format('grant sarai_company to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
grant usage on schema public to sarai_company;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to sarai_company;
--> statement-breakpoint
grant usage on all sequences in schema public to sarai_company;
--> statement-breakpoint
-- Tables of later migrations too.
alter default privileges in schema public grant select, insert, update, delete on tables to sarai_company;
--> statement-breakpoint
alter default privileges in schema public grant usage on sequences to sarai_company;

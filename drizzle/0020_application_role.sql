-- The role in which the application works: no superuser, owner of nothing, bound by row-level security. Roles belong to the
-- whole server: another database of ours may have made it, or be making it at this moment. Where the account that migrates
-- may not create roles, its administrator says once:
--   create role sarai_app noinherit; grant sarai_company to sarai_app; grant sarai_app to <the account>;
do $$
begin
  if not exists (select from pg_roles where rolname = 'sarai_app') then
    begin
      create role sarai_app nologin noinherit;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role('sarai_app', 'sarai_company', 'member') then
    begin
      grant sarai_company to sarai_app;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'sarai_app', 'member') then
    execute format('grant sarai_app to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
grant usage on schema public to sarai_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to sarai_app;
--> statement-breakpoint
grant usage on all sequences in schema public to sarai_app;
--> statement-breakpoint
-- Tables of later migrations too.
alter default privileges in schema public grant select, insert, update, delete on tables to sarai_app;
--> statement-breakpoint
alter default privileges in schema public grant usage on sequences to sarai_app;

CREATE TABLE "outbox_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"position" bigint DEFAULT pg_snapshot_xmin(pg_current_snapshot())::text::bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "outbox_messages_topic" ON "outbox_messages" USING btree ("topic","xid");--> statement-breakpoint
CREATE INDEX "outbox_messages_xid" ON "outbox_messages" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "own_company" ON "outbox_messages" AS PERMISSIVE FOR ALL TO "sarai_app", "sarai_company" USING ("outbox_messages"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("outbox_messages"."company_id" is null or current_setting('app.across_companies', true) = 'on'))) WITH CHECK ("outbox_messages"."company_id" = current_setting('app.company_id', true) or (current_user = 'sarai_app' and ("outbox_messages"."company_id" is null or current_setting('app.across_companies', true) = 'on')));--> statement-breakpoint
-- Whoever ends a session of a company's person, and however: the processes that serve its sockets hear of it at the commit.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_ended after update of revoked_at on sessions for each row
  when (old.user_type = 'corporate' and old.revoked_at is null and new.revoked_at is not null) execute function tell_session_ended();
--> statement-breakpoint
create trigger sessions_deleted after delete on sessions for each row
  when (old.user_type = 'corporate' and old.revoked_at is null) execute function tell_session_ended();

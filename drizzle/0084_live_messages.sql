-- Whoever changes messages of an event, and however: the processes in which somebody reads them hear of it at the commit.
create function tell_event_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('event_messages', coalesce(new.event_id, old.event_id));
  return null;
end $$;
--> statement-breakpoint
create trigger event_messages_changed after insert or delete or update of hidden_at, text on event_messages
  for each row execute function tell_event_messages();
--> statement-breakpoint
create function tell_event_closed() returns trigger language plpgsql as $$
begin
  perform pg_notify('event_messages', new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger events_closed after update of cancelled_at, removed_at on events for each row
  when (old.cancelled_at is distinct from new.cancelled_at or old.removed_at is distinct from new.removed_at)
  execute function tell_event_closed();
--> statement-breakpoint
create function tell_event_signed_out() returns trigger language plpgsql as $$
begin
  perform pg_notify('event_signed_out', event_id) from event_registrations where id = old.registration_id;
  return null;
end $$;
--> statement-breakpoint
create trigger event_sessions_ended after delete on event_sessions
  for each row execute function tell_event_signed_out();

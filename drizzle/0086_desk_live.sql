-- What staff read at the desk changed: the processes in which somebody looks at it are notified at the commit. The arguments
-- of the trigger: the list, then the name of one of it and the column of its id, where the desk shows one by itself.
create function notify_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changed', tg_argv[0]);
  if tg_nargs = 3 then
    perform pg_notify('desk_changed', tg_argv[1] || ' ' || (to_jsonb(new) ->> tg_argv[2]));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger desk_transport_requests after insert or update on transport_requests for each row
  execute function notify_desk('transport', 'transport', 'id');
--> statement-breakpoint
create trigger desk_transport_quotes after insert on transport_quotes for each row
  execute function notify_desk('transport', 'transport', 'request_id');
--> statement-breakpoint
create trigger desk_transport_events after insert on transport_events for each row
  execute function notify_desk('transport', 'transport', 'request_id');
--> statement-breakpoint
-- Files are not part of the row that is notified: only their request.
create function notify_desk_ticket() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk_changed', 'transport ' || coalesce(new.request_id, old.request_id));
  return null;
end $$;
--> statement-breakpoint
create trigger desk_transport_tickets after insert or delete on transport_ticket_files for each row
  execute function notify_desk_ticket();
--> statement-breakpoint
-- Transactions that notify commit one after another, so only bookings that need a person do: those whose supplier has not
-- answered, those that waited ten minutes (`STUCK_MINUTES`), and those that are asked about again.
create trigger desk_bookings after update of state, checks, next_check_at on bookings for each row
  when (
    (old.state is distinct from new.state and (
      'unknown' in (old.state, new.state)
      or (old.state in ('confirming', 'amending', 'cancelling') and new.updated_at - old.updated_at >= interval '10 minutes')
    ))
    or (old.state = new.state and new.state in ('confirming', 'unknown', 'amending', 'cancelling')
      and (old.checks, old.next_check_at) is distinct from (new.checks, new.next_check_at))
  )
  execute function notify_desk('bookings', 'booking', 'id');
--> statement-breakpoint
create trigger desk_refunds after update of state on refunds for each row
  when (new.target = 'source' and old.state is distinct from new.state)
  execute function notify_desk('bookings', 'booking', 'booking_id');
--> statement-breakpoint
create trigger desk_credit_limits after insert or update on credit_limits for each row
  execute function notify_desk('companies', 'company', 'company_id');
--> statement-breakpoint
create trigger desk_enquiries after insert or update on enquiries for each row
  execute function notify_desk('enquiries');
--> statement-breakpoint
create trigger desk_guest_reviews after insert or delete or update of state, reported_at, liked, disliked on guest_reviews
  for each row execute function notify_desk('reviews');
--> statement-breakpoint
create trigger desk_events after insert or update of reported_at, removed_at, cancelled_at on events for each row
  execute function notify_desk('events');

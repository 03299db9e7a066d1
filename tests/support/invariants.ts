import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { brokenCharges } from './budget-books.ts';

type Row = Record<string, unknown>;

async function offenders(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}

/** Bookings whose price is the supplier's and, where tax was collected at source, the tax office's. */
const SOLD = sql`b.state in ('confirmed', 'paying_change', 'amending', 'cancelling', 'cancelled')`;

/** What was paid of a booking's price: all of it, or the payments of its plan that were made. */
const PAID = sql`(b.total - coalesce((select sum((p->>'amount')::bigint) from jsonb_array_elements(b.payment_plan) p where p->>'paid' is null), 0)::bigint)`;

/** The lines of a package that were paid for. */
const PAID_LINES = sql`case when b.category <> 'package' then '[]'::jsonb when b.payment_plan is null then b.snapshot->'lines'
  else (select coalesce(jsonb_agg(l), '[]'::jsonb) from jsonb_array_elements(b.payment_plan) p, jsonb_array_elements(p->'lines') l where p->>'paid' is not null) end`;

/** Tax collected at source on a booking and on what was kept of earlier departures, less what of it was returned, in paise. */
const KEPT_TCS = sql`(select coalesce(sum((line->>'amount')::bigint), 0)::bigint + coalesce((b.snapshot->'kept'->>'tcs')::bigint, 0)
    - coalesce(round(sum((line->>'amount')::numeric) * case when b.state = 'cancelled' then (b.refund->>'amount')::numeric else 0 end / (${PAID} - coalesce((b.snapshot->'kept'->>'total')::bigint, 0))), 0)::bigint
  from jsonb_array_elements(${PAID_LINES}) line where line->>'code' = 'tcs')`;

/**
 * The three invariants of DESIGN.md, as queries for what breaks them; each list is empty while they hold, at any
 * moment at which no call is under way.
 */
export async function brokenInvariants(db: Db, allotments: Record<string, number>): Promise<Record<string, Row[]>> {
  const stock = sql.join(
    Object.entries({ none: 0, ...allotments }).map(([room, allotment]) => sql`(${room}::text, ${allotment}::int)`),
    sql`, `,
  );
  return {
    'a booking waits for approval exactly while its request does': await offenders(
      db,
      sql`
      select b.id, b.state, r.state as request from bookings b full join (select * from approval_requests where trip -> 'change' is null and mode in ('hotel', 'flight')) r on r.booking_id = b.id
      where coalesce(b.state = 'awaiting_approval', false) <> coalesce(r.state = 'waiting', false) or (b.state = 'approved' and r.state is distinct from 'approved')`,
    ),
    'transport waits for approval exactly while its request does': await offenders(
      db,
      sql`
      select t.id, t.state, r.state as request from transport_requests t full join (select * from approval_requests where mode not in ('hotel', 'flight')) r on r.booking_id = t.id
      where coalesce(t.state = 'awaiting_approval', false) <> coalesce(r.state = 'waiting', false)`,
    ),
    'a change waits for approval exactly while its request does': await offenders(
      db,
      sql`
      select b.id, b.asked_change ->> 'state' as state, r.booking_id, r.state as request
      from (select * from bookings where asked_change ->> 'state' = 'waiting') b
      full join (select * from approval_requests where trip -> 'change' is not null and state = 'waiting') r
        on r.booking_id = b.asked_change ->> 'id'
      where b.id is null or r.id is null`,
    ),
    'a request that waits asks somebody, and no other does': await offenders(
      db,
      sql`
      select r.id, r.state, count(p.*) filter (where p.is_asked) as asked from approval_requests r left join approval_people p on p.request_id = r.id
      group by r.id, r.state having (r.state = 'waiting') <> (count(p.*) filter (where p.is_asked) > 0)`,
    ),
    'no room-night is sold twice: free + taken + in blocks = allotment': await offenders(
      db,
      sql`
      with nights as (
        select c.room_type_id, (c.month + (f.day - 1)::int)::date as night, f.free, s.allotment
        from (values ${stock}) s (room_type_id, allotment)
        join room_calendars c using (room_type_id), unnest(c.free) with ordinality f (free, day)
        where extract(month from c.month + (f.day - 1)::int) = extract(month from c.month)
      )
      select n.*, taken.rooms from nights n
      left join lateral (
        select coalesce(sum(cardinality(array_positions(r.room_type_ids, n.room_type_id))), 0)::int as rooms from supplier_reservations r
        where r.state in ('held', 'pending', 'confirmed') and r.check_in <= n.night and n.night < r.check_out
          and not coalesce(r.shared_from <= n.night and n.night < r.shared_to, false)
      ) taken on true
      left join lateral (
        select coalesce(sum(b.rooms[n.night - b.check_in + 1]), 0)::int as rooms from room_blocks b join room_types t on t.id = b.id
        where t.block_of = n.room_type_id and b.check_in <= n.night and n.night < b.check_out
      ) kept on true
      where n.free + taken.rooms + kept.rooms <> n.allotment`,
    ),
    'a block has what is free in it and what is taken from it, and nothing outside its nights': await offenders(
      db,
      sql`
      with nights as (
        select c.room_type_id, (c.month + (f.day - 1)::int)::date as night, f.free, b.check_in, b.rooms
        from room_blocks b join room_calendars c on c.room_type_id = b.id, unnest(c.free) with ordinality f (free, day)
      )
      select n.room_type_id, n.night, n.free, taken.rooms as taken from nights n
      left join lateral (
        select coalesce(sum(cardinality(array_positions(r.room_type_ids, n.room_type_id))), 0)::int as rooms from supplier_reservations r
        where r.state in ('held', 'pending', 'confirmed') and r.check_in <= n.night and n.night < r.check_out
          and not coalesce(r.shared_from <= n.night and n.night < r.shared_to, false)
      ) taken on true
      where n.free + taken.rooms <> coalesce(n.rooms[n.night - n.check_in + 1], 0)`,
    ),
    'every posting and the ledger sum to zero, balances are the sums of their entries': await offenders(
      db,
      sql`
      select posting_id as id, sum(amount)::text as sum from ledger_entries group by posting_id having sum(amount) <> 0
      union all select 'ledger', sum(amount)::text from ledger_entries having sum(amount) <> 0
      union all select a.id, a.balance::text from ledger_accounts a where a.balance <> coalesce((select sum(amount) from ledger_entries e where e.account_id = a.id), 0)`,
    ),
    'escrow holds exactly what a booking under way was paid, and nothing once it has ended': await offenders(
      db,
      sql`
      select b.id, b.state, a.balance::text from bookings b left join ledger_accounts a on a.id = 'escrow:' || b.id
      where coalesce(a.balance, 0) <> case when b.state = 'paying' then b.wallet_paid when b.state in ('confirming', 'unknown') then ${PAID}
        when b.state = 'amending' then (select coalesce(sum(greatest(0, (amendment->>'amount')::bigint)), 0) from jsonb_array_elements(b.amendments) amendment where amendment->>'state' = 'under-way' and amendment->>'kind' in ('change', 'extras', 'dates', 'departure', 'instalment'))
        when b.state = 'paying_change' then (select sum((amendment->'paid'->>'wallet')::bigint) from jsonb_array_elements(b.amendments) amendment where amendment->>'state' = 'paying') else 0 end`,
    ),
    'escrow of transport holds the chosen quote while it is booked, and nothing else': await offenders(
      db,
      sql`
      select r.id, r.state, a.balance::text from transport_requests r left join transport_quotes q on q.id = r.quote_id left join ledger_accounts a on a.id = 'escrow:' || r.id
      where coalesce(a.balance, 0) <> case when r.state = 'booking' then q.total else 0 end`,
    ),
    'tax collected at source is that of what stands, and of what was cancelled the part that was not returned':
      await offenders(
        db,
        sql`
        select a.balance::text as has, owed.due::text as due from (select coalesce(sum(${KEPT_TCS}), 0) as due from bookings b where ${SOLD}) owed,
          lateral (select coalesce(sum(amount), 0) as balance from ledger_entries where account_id = 'tcs') a where a.balance <> owed.due`,
      ),
    'the supplier has the price of what stands and the charge of what was cancelled, without tax collected at source':
      await offenders(
        db,
        sql`
      select a.balance::text as has, owed.due::text as due from (
        select (select coalesce(sum(case when state = 'cancelled' then (refund->>'charge')::bigint else ${PAID} end - ${KEPT_TCS}), 0) from bookings b where ${SOLD})
          + (select coalesce(sum(q.fare - case when r.state = 'cancelled' then least(q.fare, (r.refund->>'amount')::bigint) else 0 end), 0) from transport_requests r join transport_quotes q on q.id = r.quote_id where r.payer_account is not null and r.state in ('confirmed', 'cancelled')) as due
      ) owed, lateral (select coalesce(sum(amount), 0) as balance from ledger_entries where account_id = 'supplier') a where a.balance <> owed.due`,
      ),
    'money captured at the gateway and recorded, less refunds, is what the ledger says it owes us': await offenders(
      db,
      sql`
      select a.balance::text as ledger, books.net::text as books from (
        select coalesce((select sum(amount) from payment_orders where state = 'paid'), 0) - coalesce((select sum(amount) from refunds where target = 'source'), 0) as net
      ) books, lateral (select coalesce(sum(amount), 0) as balance from ledger_entries where account_id = 'gateway') a where a.balance <> -books.net`,
    ),
    'no more of a payment goes back than it paid, in all and for each booking': await offenders(
      db,
      sql`
      select r.order_id, r.booking_id, sum(r.amount)::text as back from refunds r join payment_orders o on o.id = r.order_id
      left join payment_shares s on s.order_id = o.id and s.booking_id = r.booking_id
      where r.target = 'source' group by r.order_id, r.booking_id, s.amount, o.amount having sum(r.amount) > coalesce(s.amount, o.amount)
      union all select o.id, 'order', sum(r.amount)::text from refunds r join payment_orders o on o.id = r.order_id group by o.id having sum(r.amount) > o.amount
      union all select o.id, 'shares', sum(s.amount)::text from payment_orders o join payment_shares s on s.order_id = o.id group by o.id having sum(s.amount) <> o.amount`,
    ),
    'a confirmed booking and its reservation are of the same rooms and nights': await offenders(
      db,
      sql`
      select b.id, b.units, cardinality(r.room_type_ids) as rooms, jsonb_array_length(b.snapshot->'stay'->'rooms') as shown from bookings b join supplier_reservations r on r.idempotency_key = b.id
      where b.state = 'confirmed' and b.category = 'hotel' and (cardinality(r.room_type_ids) <> b.units or r.check_in <> b.check_in or r.check_out <> b.check_out or jsonb_array_length(b.snapshot->'stay'->'rooms') <> b.units)`,
    ),
    'a confirmed booking has exactly one supplier reservation': await offenders(
      db,
      sql`
      select b.id, b.state, count(r.id)::int as reservations from bookings b
      left join supplier_reservations r on r.idempotency_key = b.id and r.state = 'confirmed' and r.code = b.confirmation_code
      where b.state = 'confirmed' and b.category = 'hotel' group by b.id having count(r.id) <> 1`,
    ),
    'what a booking charges to budgets follows from its state and price': await brokenCharges(db),
    ...(await brokenFlights(db)),
    ...(await brokenPackages(db)),
    'a supplier reservation belongs to a booking that is confirmed or on its way there or back': await offenders(
      db,
      sql`
      select r.id, r.state, b.state as booking from supplier_reservations r
      left join package_reservations p on p.key = split_part(r.idempotency_key, ':', 1)
      left join bookings b on b.id = coalesce(p.change_of, split_part(r.idempotency_key, ':', 1))
      where r.state = 'confirmed' and coalesce(b.state, '') not in ('confirmed', 'confirming', 'unknown', 'cancelling', 'paying_change', 'amending')`,
    ),
    'the history of a booking ends in its state': await offenders(
      db,
      sql`
      select e.booking_id, e.from_state, e.action, e.to_state from booking_events e
      join (select booking_id, max(id) as id from booking_events group by booking_id) last using (booking_id)
      join bookings b on b.id = e.booking_id where e.id = last.id and e.to_state <> b.state`,
    ),
  };
}

/** The same of flights: seats, PNRs and tickets in the airlines' books against ours. */
async function brokenFlights(db: Db): Promise<Record<string, Row[]>> {
  const taken = sql`
    select seat->>'flight' as flight, (seat->>'date')::date as day, (seat->>'cabin')::int as cabin, sum(case
      when r.state in ('held', 'pending') then (r.party->>'adults')::int + (r.party->>'children')::int
      else (select count(*) from jsonb_array_elements(r.tickets) t where t->'open' @> (bound->'position') and (t->>'passenger')::int < (r.party->>'adults')::int + (r.party->>'children')::int)
    end)::int as seats
    from flight_reservations r, jsonb_array_elements(r.bounds) bound, jsonb_array_elements(bound->'seats') seat
    where r.state in ('held', 'pending', 'ticketed') group by 1, 2, 3`;
  return {
    'seats sold of a flight are the seats of its reservations': await offenders(
      db,
      sql`
      with taken as (${taken}) select coalesce(s.flight, t.flight) as flight, s.sold, t.seats from flight_sales s full join taken t on t.flight = s.flight and t.day = s.departs_on and t.cabin = s.cabin
      where coalesce(s.sold, 0) <> coalesce(t.seats, 0)`,
    ),
    'a confirmed flight has exactly the PNRs and open tickets that its airlines have': await offenders(
      db,
      sql`
      with ours as (
        select b.id, part->>'pnr' as pnr, t->>'number' as ticket, t->'open' as open from bookings b, jsonb_array_elements(b.snapshot->'parts') part, jsonb_array_elements(part->'tickets') t
        where b.category = 'flight' and b.state in ('confirmed', 'paying_change') and t->'open' <> '[]'::jsonb
      ), theirs as (
        select r.key as id, r.pnr, t->>'number' as ticket, t->'open' as open from flight_reservations r join bookings b on b.id = r.key, jsonb_array_elements(r.tickets) t
        where r.state = 'ticketed' and b.state in ('confirmed', 'paying_change') and t->'open' <> '[]'::jsonb
      ) select coalesce(o.id, t.id) as id, o.pnr, o.ticket, t.pnr as theirs, t.ticket as their_ticket from ours o full join theirs t on t.id = o.id and t.pnr = o.pnr and t.ticket = o.ticket and t.open = o.open where o.id is null or t.id is null`,
    ),
    'a seat chosen by number is its trip’s: the extras of a confirmed flight and the airline’s seats agree':
      await offenders(
        db,
        sql`
      with ours as (
        select b.id, extra->>'flight' as flight, extra->>'seat' as seat from bookings b, jsonb_array_elements(b.snapshot->'extras') extra
        where b.category = 'flight' and b.state = 'confirmed' and extra->>'kind' = 'seat'
      ), theirs as (
        select s.reservation_key as id, s.flight || '.' || s.departs_on as flight, s.seat from flight_seats s join bookings b on b.id = s.reservation_key where b.state = 'confirmed'
      ) select t.* from theirs t left join ours o using (id, flight, seat) where o.id is null`,
      ),
    'a confirmed flight has a ticket': await offenders(
      db,
      sql`
      select b.id from bookings b where b.category = 'flight' and b.state = 'confirmed' and not exists (select from flight_reservations r where r.key = b.id and r.state = 'ticketed')`,
    ),
    'tickets belong to a booking that is confirmed or on its way there or back': await offenders(
      db,
      sql`
      select r.key, r.state, b.state as booking from flight_reservations r left join bookings b on b.id = r.key
      where r.state = 'ticketed' and coalesce(b.state, '') not in ('confirmed', 'paying_change', 'amending', 'confirming', 'unknown', 'cancelling')`,
    ),
  };
}

/** Rooms of a booking whose cancellation was sent, and not answered yet. */
const ROOMS_GOING = sql`case when b.state = 'amending' then (select coalesce(sum(jsonb_array_length(a->'what'->'rooms')), 0)::int
  from jsonb_array_elements(b.amendments) a where a->>'state' = 'under-way' and a->>'kind' = 'cancel') else 0 end`;

/** The same of packages: places and reservations in the tour operator's books against ours. */
async function brokenPackages(db: Db): Promise<Record<string, Row[]>> {
  return {
    'no place of a departure is sold twice: taken are the places of its reservations': await offenders(
      db,
      sql`
      select d.slug, d.departs_on, d.taken, coalesce(sum(r.places), 0)::int as reserved from package_departures d
      left join package_reservations r on r.slug = d.slug and r.departs_on = d.departs_on and r.state in ('held', 'confirmed')
      group by d.slug, d.departs_on having d.taken <> coalesce(sum(r.places), 0)`,
    ),
    'a confirmed package has exactly one reservation, of as many places': await offenders(
      db,
      sql`
      select b.id, b.state, b.units, r.places from bookings b
      left join package_reservations r on r.key = b.id and r.state = 'confirmed' and r.code = b.confirmation_code and r.departs_on = b.check_in
      where b.state = 'confirmed' and b.category = 'package' and r.places is distinct from b.units`,
    ),
    'a package has its rooms in every hotel that it names, for as many rooms as its party and the nights of its days':
      await offenders(
        db,
        sql`
      with lodged as (
        select r.key, r.state, jsonb_array_length(b.snapshot->'rooms') as rooms, ${ROOMS_GOING} as going, l->>'hotelId' as hotel, l->>'roomTypeId' as room_type,
          coalesce(l->>'under', r.key) || ':' || (l->>'day') || ':' || (l->>'roomTypeId') as lodging, r.departs_on + (l->>'day')::int - 1 as check_in, r.departs_on + (l->>'day')::int - 1 + (l->>'nights')::int as check_out
        from package_reservations r join bookings b on b.id = coalesce(r.change_of, r.key), jsonb_array_elements(r.lodgings) l where r.state in ('held', 'confirmed')
      )
      select l.lodging, l.state, s.state as rooms from lodged l left join supplier_reservations s
        on s.idempotency_key = l.lodging and s.state = l.state and s.check_in = l.check_in and s.check_out = l.check_out and s.room_type_ids in (array_fill(l.room_type, array[l.rooms]), array_fill(l.room_type, array[l.rooms - l.going]))
      where s.id is null`,
      ),
    'rooms at a hotel under the key of a package are those that its reservation names, and none of one that ended':
      await offenders(
        db,
        sql`
      select s.idempotency_key, s.state, r.state as package from supplier_reservations s
      left join package_reservations own on own.key = split_part(s.idempotency_key, ':', 1)
      left join package_reservations r on r.key in (own.key, own.change_of)
        and r.state = s.state and exists (select from jsonb_array_elements(r.lodgings) l where s.idempotency_key = coalesce(l->>'under', r.key) || ':' || (l->>'day') || ':' || (l->>'roomTypeId'))
      where s.idempotency_key like '%:%' and s.state in ('held', 'pending', 'confirmed') and r.key is null`,
      ),
    'a confirmed package names the hotels in which it has rooms': await offenders(
      db,
      sql`
      with named as (select b.id, d->'hotel'->>'reservation' as code from bookings b, jsonb_array_elements(b.snapshot->'days') d where b.state = 'confirmed' and b.category = 'package' and d ? 'hotel'),
        booked as (select coalesce(own.change_of, own.key) as id, s.code from supplier_reservations s join package_reservations own on own.key = split_part(s.idempotency_key, ':', 1) where s.state = 'confirmed' and s.idempotency_key like '%:%')
      select coalesce(n.id, b.id) as id, n.code as named, b.code as booked from named n full join booked b on b.id = n.id and b.code = n.code
      where (n.id is null and exists (select from bookings k where k.id = b.id and k.state = 'confirmed')) or b.id is null`,
    ),
    'a reservation of places belongs to a booking that is confirmed or on its way there or back': await offenders(
      db,
      sql`
      select r.key, r.state, b.state as booking from package_reservations r left join bookings b on b.id = r.key
      where r.state = 'confirmed' and coalesce(b.state, '') not in ('confirmed', 'confirming', 'unknown', 'cancelling', 'paying_change', 'amending')`,
    ),
    'another departure is held for a package only while its payment or its answer is awaited': await offenders(
      db,
      sql`
      select r.key, r.state, b.state as booking from package_reservations r left join bookings b on b.id = r.change_of
      where r.change_of is not null and r.state = 'held' and coalesce(b.state, '') not in ('paying_change', 'amending')`,
    ),
  };
}

/** How many holds last for hours: PNRs, and what waits for approval or was just approved. */
export async function heldForLong(db: Db): Promise<number> {
  const [row] = await offenders(
    db,
    sql`select (select count(*) from flight_reservations where state = 'held')::int + (select count(*) from bookings where state in ('awaiting_approval', 'approved') or (state = 'held' and company_id is not null))::int as held`,
  );
  return Number(row?.held ?? 0);
}

/** When nothing is under way any more: the gateway's own books and ours agree, and no refund waits. */
export async function unsettledMoney(db: Db): Promise<Record<string, Row[]>> {
  return {
    'every capture of the gateway is recorded': await offenders(
      db,
      sql`
      select p.id, p.order_id from gateway_payments p left join payment_orders o on o.gateway_payment_id = p.id where p.state = 'captured' and o.state is distinct from 'paid'`,
    ),
    'every refund was made, once': await offenders(
      db,
      sql`
      select p.id, p.refunded::text, due.refunds::text from gateway_payments p join payment_orders o on o.gateway_payment_id = p.id
      left join lateral (select coalesce(sum(amount), 0) as refunds from refunds f where f.order_id = o.id) due on true
      where p.refunded <> due.refunds`,
    ),
    'no refund waits': await offenders(db, sql`select id, key, state from refunds where state <> 'processed'`),
    'no booking waits on somebody': await offenders(
      db,
      sql`select id, state from bookings where state in ('paying', 'confirming', 'unknown', 'paying_change', 'amending', 'cancelling') or (state in ('expired', 'failed', 'declined', 'awaiting_approval') and next_check_at is not null and not coalesce(next_check_at >= (company->'window'->>'until')::timestamptz, false))`,
    ),
    'no booking says that its refund waits': await offenders(
      db,
      sql`select id, state, refund from bookings where refund->>'state' = 'pending'`,
    ),
  };
}

/** Only the lists that are not empty: `expect(found(...)).toEqual({})` shows what broke. */
export const found = (lists: Record<string, Row[]>): Record<string, Row[]> =>
  Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0));

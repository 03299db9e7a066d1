import { sql, type SQL } from 'drizzle-orm';

/** The instant at which the rows below are written. */
export const WRITTEN = new Date('2026-12-01T06:30:00Z');

const at = sql`${WRITTEN.toISOString()}::timestamptz`;
const later = (minutes: number) => sql`${new Date(WRITTEN.getTime() + minutes * 60_000).toISOString()}::timestamptz`;
const DAY_MINUTES = 24 * 60;
/** In days: rows kept by the calendar's day go as the next day begins (in India, or in UTC). */
const A_SECOND = 1 / 86_400;

/** One row (with what it hangs on), how long after `WRITTEN` it is kept, and rows of the same table that stay for ever. */
export type ExpiringRow = { write: SQL[]; keptDays: number; stays?: { write: SQL[]; where: SQL } };

const user = sql`insert into users values ('usr_1', 'sarai', 'asha@example.com', '', 'Asha', 'Iyer', '', ${at}) on conflict do nothing`;
const session = (expires: SQL) =>
  sql`insert into sessions (id, user_id, user_type, device, created_at, last_used_at, expires_at) values ('ses_1', 'usr_1', 'sarai', '{}', ${at}, ${at}, ${expires}) on conflict do nothing`;
const company = sql`insert into companies values ('cmp_1', 'Kaveri Textiles', '356', 'mysuru', null, ${at})`;
const role = sql`insert into roles values ('rol_1', 'cmp_1', 'Employee', null, '{}')`;
const employee = sql`insert into employees (id, company_id, role_id, first_name, last_name, work_email, mobile, state, created_at) values ('usr_2', 'cmp_1', 'rol_1', 'Meera', 'Rao', 'meera@kaveri.example', '', 'active', ${at})`;
const approvalRequest = sql`insert into approval_requests (id, company_id, booking_id, trip_key, mode, requester_id, traveller_ids, reason, trip, rule, run, state, amount, asked_at, updated_at) values ('apr_1', 'cmp_1', 'bkg_1', 'trip', 'hotel', 'usr_2', '{usr_2}', '', '{}', '{}', '{}', 'approved', 1, ${at}, ${at})`;
const event = (endsAt: SQL) =>
  sql`insert into events values ('evt_1', 'CIT-95', 'Conference', '', '', 'Kochi', 'kochi', 'Asia/Kolkata', '', '', null, '{}', ${at}, ${endsAt})`;
const registration = sql`insert into event_registrations values ('reg_1', 'evt_1', 'CIT95-1', 'Latha', 'latha@example.com', '', 0, ${at}, null)`;
const staff = sql`insert into staff_accounts values ('stf_1', 'meera@sarai.example', 'Meera Nair', null, ${at}, null)`;
const booking = (id: string, state: string, more = '') => sql`
  insert into bookings (id, user_id, category, state, check_in, check_out, check_in_at, check_out_at, currency, total, snapshot, wallet_paid, created_at, updated_at)
  values (${id}, 'usr_1', 'hotel', ${state}, '2027-01-01', '2027-01-02', ${at}, ${at}, 'INR', 100, '{}', ${more === 'paid' ? 100 : 0}, ${at}, ${at})`;
const flightReservation = (key: string, state: string) =>
  sql`insert into flight_reservations values (${key}, 0, '6E', '[]', '{}', null, '[]', 100, 0, ${state}, ${key}, '[]', '[]', ${at}, false, 0, ${at}, ${at})`;
const stayReservation = (id: string, state: string) =>
  sql`insert into supplier_reservations (id, idempotency_key, room_type_ids, check_in, check_out, state, expires_at, created_at, changed_at) values (${id}, ${id}, '{rt_1}', '2027-01-01', '2027-01-02', ${state}, ${at}, ${at}, ${at})`;
const packageReservation = (key: string, state: string) =>
  sql`insert into package_reservations values (${key}, 'golden-triangle', '2027-01-02', 2, ${state}, ${at}, null, ${at}, ${at})`;
const paymentOrder = (id: string, state: string) =>
  sql`insert into payment_orders (id, booking_id, amount, currency, state, created_at) values (${id}, ${id}, 100, 'INR', ${state}, ${at})`;
const topUp = (id: string, paidAt: SQL) =>
  sql`insert into company_top_ups (id, company_id, user_id, account, amount, created_at, paid_at) values (${id}, 'cmp_1', 'usr_1', 'wallet:cmp_1', 100, ${at}, ${paidAt})`;
const combined = (id: string, paidAt: SQL) =>
  sql`insert into combined_payments (id, user_id, currency, parts, created_at, paid_at) values (${id}, 'usr_1', 'INR', '[]', ${at}, ${paidAt})`;
const gatewayOrder = (id: string, state: string) =>
  sql`insert into gateway_orders values (${id}, ${id}, 100, 'INR', ${state}, '', '', ${at}, 0, ${at})`;
const audit = (companyId: SQL) =>
  sql`insert into audit_events (at, action, company_id, details, address, user_agent, request_id) values (${at}, 'session.opened', ${companyId}, '{}', '', '', '')`;

/** A row of every table that has a retention period; a new one is added here, or the test of retention fails. */
export const EXPIRING_ROWS: Record<string, ExpiringRow> = {
  address_proofs: {
    write: [
      sql`insert into address_proofs (id, purpose, email, token_hash, details, asked_by, created_at, expires_at) values ('prf_1', 'sign-up', 'asha@example.com', 'one', '{}', '', ${at}, ${later(60)})`,
    ],
    keptDays: 1 / 24,
  },
  staff_links: {
    write: [staff, sql`insert into staff_links values ('one', 'stf_1', ${later(24 * 60)})`],
    keptDays: 1,
  },
  staff_sessions: {
    write: [staff, sql`insert into staff_sessions values ('one', 'stf_1', ${at}, ${at}, ${later(30)})`],
    keptDays: 1 / 48,
  },
  idempotency_keys: {
    write: [sql`insert into idempotency_keys values ('usr_1', 'op', 'key', '', null, ${at})`],
    keptDays: 1,
  },
  outbox_messages: {
    write: [
      sql`insert into outbox_messages (company_id, topic, payload, created_at) values ('cmp_1', 't', '{}', ${at})`,
    ],
    keptDays: 1,
  },
  cart_items: {
    write: [
      sql`insert into cart_items (id, user_id, choice, choice_hash, added, added_total, begins_on, added_at) values ('crt_1', 'usr_1', '{}', 'hash', '{}', 100, '2026-12-01', ${at})`,
    ],
    keptDays: 2 + 17.5 / 24 - A_SECOND,
  },
  combined_payments: {
    write: [combined('cmb_1', sql`null`)],
    keptDays: 90,
    stays: { write: [combined('cmb_2', at)], where: sql`paid_at is not null` },
  },
  saved_stays: {
    write: [
      sql`insert into saved_stays (id, user_id, hotel_slug, check_in, check_out, rooms, next_look_at, saved_at) values ('sav_1', 'usr_1', 'house-1', '2026-12-01', '2026-12-02', '[]', ${at}, ${at})`,
    ],
    keptDays: 2 + 17.5 / 24 - A_SECOND,
  },
  guest_review_stays: {
    write: [sql`insert into guest_review_stays values ('bkg_1', ${at}, null, ${at})`],
    keptDays: 120,
  },
  notifications: {
    write: [
      sql`insert into notifications (company_id, user_id, list, subject_id, booking_id, kind, travel_category, title, place, first_day, last_day, is_read, at) values ('cmp_1', 'usr_1', 'approvals', 'req_1', 'bkg_1', 'asked', 1, '', '', '2027-01-01', '2027-01-02', false, ${at})`,
    ],
    keptDays: 90,
  },
  rate_limits: { write: [sql`insert into rate_limits values ('k', ${at}, 1)`], keptDays: 1 },
  audit_events: {
    write: [audit(sql`null`)],
    keptDays: 366,
    stays: { write: [audit(sql`'cmp_1'`)], where: sql`company_id = 'cmp_1'` },
  },
  mails: {
    write: [sql`insert into mails values ('mai_1', 't', 'asha@example.com', '{}', ${at}, null, 1, ${at})`],
    keptDays: 30,
    stays: {
      write: [sql`insert into mails values ('mai_2', 't', 'asha@example.com', '{}', ${at}, ${at}, 0, null)`],
      where: sql`id = 'mai_2'`,
    },
  },
  undeliverable_addresses: {
    write: [sql`insert into undeliverable_addresses values ('asha@example.com', '5.1.1', ${at})`],
    keptDays: 366,
  },
  refresh_tokens: {
    write: [
      user,
      session(later(400 * DAY_MINUTES)),
      sql`insert into refresh_tokens values ('hash', 'ses_1', ${at}, ${at})`,
    ],
    keptDays: 30,
  },
  sessions: { write: [user, session(later(7 * DAY_MINUTES))], keptDays: 37 },
  password_links: {
    write: [user, sql`insert into password_links values ('hash', 'usr_1', ${at}, ${later(30)}, null)`],
    keptDays: 1 + 30 / DAY_MINUTES,
  },
  sign_in_codes: {
    write: [
      user,
      sql`insert into sign_in_codes (user_id, device, code_hash, expires_at) values ('usr_1', 'device', 'hash', ${later(10)})`,
    ],
    keptDays: 1 + 10 / DAY_MINUTES,
  },
  invitations: {
    write: [
      company,
      role,
      employee,
      sql`insert into invitations values ('hash', 'cmp_1', 'usr_2', ${at}, ${later(7 * DAY_MINUTES)})`,
    ],
    keptDays: 37,
  },
  travel_records: {
    write: [sql`insert into travel_records values ('trc_1', 'cmp_1', 'usr_2', '2026-12-01', null, '[]')`],
    keptDays: 90.5 - A_SECOND,
  },
  guest_links: {
    write: [
      sql`insert into bookings (id, user_id, category, state, check_in, check_out, check_in_at, check_out_at, currency, total, snapshot, company_id, created_at, updated_at) values ('bkg_guest', 'usr_2', 'hotel', 'confirmed', '2026-12-01', '2026-12-02', ${at}, ${at}, 'INR', 1, '{}', 'cmp_1', ${at}, ${at})`,
      sql`insert into guest_links values ('gln_1', 'cmp_1', 'bkg_guest', 0, 'Arjun', 'arjun@example.com', 'hash', ${at}, ${later(7 * DAY_MINUTES)}, null, null, null)`,
    ],
    keptDays: 37,
  },
  calendar_feeds: {
    write: [sql`insert into calendar_feeds values ('usr_1', 'sarai', 'h', ${at}, ${at}, false)`],
    keptDays: 90,
  },
  transport_ticket_files: {
    write: [
      sql`insert into transport_requests (id, company_id, requester_id, traveller_ids, mode, details, reason, state, starts_at, created_at, updated_at) values ('trq_1', 'cmp_1', 'usr_2', '{usr_2}', 'bus', '{}', '', 'confirmed', ${at}, ${at}, ${at})`,
      sql`insert into transport_ticket_files values ('tkf_1', 'cmp_1', 'trq_1', 'ticket.pdf', 4, 'file', 'stf_1', ${at})`,
    ],
    keptDays: 365,
  },
  push_devices: {
    write: [sql`insert into push_devices values ('dvc_1', 'usr_1', 'sarai', 't', 'h', 'd', 'ses_1', ${at})`],
    keptDays: 90,
  },
  push_messages: {
    write: [
      sql`insert into push_devices values ('dvc_1', 'usr_1', 'sarai', 't', 'h', 'd', 'ses_1', ${at})`,
      sql`insert into push_messages values ('psh_1', 'dvc_1', '{}', ${later(DAY_MINUTES)}, ${at}, 0)`,
    ],
    keptDays: 1,
  },
  approval_links: {
    write: [
      approvalRequest,
      sql`insert into approval_links values ('hash', 'cmp_1', 'apr_1', 'usr_2', '1', ${at}, ${later(DAY_MINUTES)}, null)`,
    ],
    keptDays: 32,
  },
  absences: {
    write: [sql`insert into absences values ('abs_1', 'cmp_1', 'usr_2', 'usr_3', ${at}, ${later(DAY_MINUTES)})`],
    keptDays: 367,
  },
  event_codes: {
    write: [
      event(later(400 * DAY_MINUTES)),
      registration,
      sql`insert into event_codes (registration_id, device, code_hash, expires_at) values ('reg_1', 'device', 'hash', ${later(10)})`,
    ],
    keptDays: 1 + 10 / DAY_MINUTES,
  },
  event_sessions: {
    write: [
      event(later(400 * DAY_MINUTES)),
      registration,
      sql`insert into event_sessions values ('hash', 'reg_1', ${at}, ${later(DAY_MINUTES)})`,
    ],
    keptDays: 1,
  },
  enquiries: {
    write: [
      sql`insert into enquiries values ('enq_1', 'HELP-7K4M-2Q9X', 'digest', 'Latha', 'latha@example.com', 'other', '', ${at}, null, ${at})`,
    ],
    keptDays: 90,
  },
  events: {
    write: [
      sql`insert into events (id, code, name, headline, about, city_name, city_slug, zone, venue_name, venue_address, poster, registration_closes_at, ends_at, host_id) values ('evt_2', 'EV-2222222222', 'A walk', '', '', 'Kochi', 'kochi', 'Asia/Kolkata', '', '', '{}', ${at}, ${at}, 'usr_1')`,
    ],
    keptDays: 90,
    stays: { write: [event(at)], where: sql`host_id is null` },
  },
  event_registrations: {
    write: [
      event(later(DAY_MINUTES)),
      registration,
      sql`insert into event_days values ('evt_1', '2026-12-02', '', '[]', 10, 1)`,
      sql`insert into event_registration_days values ('reg_1', 'evt_1', '2026-12-02')`,
    ],
    keptDays: 91,
  },
  event_messages: {
    write: [
      event(later(DAY_MINUTES)),
      sql`insert into event_messages values ('emg_1', 'evt_1', null, 'Sarai team', 'Welcome.', ${at}, null)`,
    ],
    keptDays: 91,
  },
  event_photographs: {
    write: [
      event(later(DAY_MINUTES)),
      sql`insert into event_photographs values ('eph_1', 'evt_1', null, null, 'Sarai team', 'The hall', '{480}', 360, 0, ${at})`,
    ],
    keptDays: 91,
  },
  event_waiting: {
    write: [
      event(later(DAY_MINUTES)),
      sql`insert into event_waiting values ('ewt_1', 'evt_1', 'Latha', 'latha@example.com', null, 0, '["2026-12-02"]', ${at}, null)`,
    ],
    keptDays: 1,
  },
  flight_sales: {
    write: [sql`insert into flight_sales values ('2026-12-01', '6E2134', 2, 1)`],
    keptDays: 30 + 17.5 / 24 - A_SECOND,
  },
  flight_seats: {
    write: [sql`insert into flight_seats values ('2026-12-01', '6E2134', '12A', 'key', 0)`],
    keptDays: 30 + 17.5 / 24 - A_SECOND,
  },
  flight_reservations: {
    write: [flightReservation('AAAAAA', 'released'), flightReservation('BBBBBB', 'refused')],
    keptDays: 30,
    stays: { write: [flightReservation('CCCCCC', 'ticketed')], where: sql`state = 'ticketed'` },
  },
  supplier_reservations: {
    write: [stayReservation('res_1', 'released')],
    keptDays: 30,
    stays: { write: [stayReservation('res_2', 'confirmed')], where: sql`state = 'confirmed'` },
  },
  package_reservations: {
    write: [packageReservation('pkg_1', 'released')],
    keptDays: 30,
    stays: { write: [packageReservation('pkg_2', 'confirmed')], where: sql`state = 'confirmed'` },
  },
  bookings: {
    write: [
      booking('bkg_1', 'quoted'),
      booking('bkg_2', 'expired'),
      sql`insert into booking_events (booking_id, at, action, to_state) values ('bkg_1', ${at}, 'quote', 'quoted')`,
      sql`insert into price_trail (booking_id, at, stage, total, note) values ('bkg_1', ${at}, 'hotel', 100, '')`,
    ],
    keptDays: 30,
    stays: {
      write: [
        booking('bkg_3', 'failed', 'paid'),
        booking('bkg_4', 'confirmed', 'paid'),
        booking('bkg_5', 'declined'),
        sql`insert into booking_events (booking_id, at, action, to_state) values ('bkg_5', ${at}, 'requestApproval', 'awaiting_approval')`,
      ],
      where: sql`id in ('bkg_3', 'bkg_4', 'bkg_5')`,
    },
  },
  payment_orders: {
    write: [paymentOrder('ord_1', 'closed')],
    keptDays: 90,
    stays: { write: [paymentOrder('ord_2', 'paid')], where: sql`state = 'paid'` },
  },
  company_top_ups: {
    write: [topUp('top_1', sql`null`)],
    keptDays: 90,
    stays: { write: [topUp('top_2', at)], where: sql`paid_at is not null` },
  },
  webhook_events: { write: [sql`insert into webhook_events values ('evt', 'payment.captured', ${at})`], keptDays: 30 },
  gateway_orders: {
    write: [
      gatewayOrder('order_1', 'attempted'),
      sql`insert into gateway_payments values ('pay_1', 'order_1', 100, 0, 'upi', 'failed', 'declined', ${at})`,
    ],
    keptDays: 90,
    stays: { write: [gatewayOrder('order_2', 'paid')], where: sql`state = 'paid'` },
  },
  gateway_deliveries: {
    write: [
      sql`insert into gateway_deliveries (event_id, payload, due_at, tries, delivered_at) values ('evt', '{}', ${at}, 1, ${at})`,
    ],
    keptDays: 30,
    stays: {
      write: [
        sql`insert into gateway_deliveries (event_id, payload, due_at, tries) values ('evt_2', '{}', ${at}, 199)`,
      ],
      where: sql`tries = 199`,
    },
  },
  documents: {
    write: [
      sql`insert into documents (id, kind, number, booking_id, issued_at, content) values ('doc_1', 'invoice', 'KL/26-27/1', 'bkg_4', ${at}, '{}')`,
    ],
    // issued in 2026-27: kept until 31 March 2035, midnight in India
    keptDays: (Date.parse('2035-03-31T18:29:59Z') - WRITTEN.getTime()) / (DAY_MINUTES * 60_000),
  },
};

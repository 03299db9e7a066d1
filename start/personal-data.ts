import 'server-only';

/**
 * What happens to a column when someone closes their account:
 * - `erased`: emptied or deleted in the transaction that closes it;
 * - `law`: kept because a law requires it, until the table's retention ends;
 * - `expires`: deleted soon by the table's retention, whoever it is about;
 * - `staff`: about the product's own staff, who are never consumers; the operator closes their accounts;
 * - `guest`: belongs to an event registration without an account; the guest withdraws it, or it ends with the event's retention;
 * - `company`: a company's record of its people and trips; never about a consumer;
 * - `id`: a random id that identifies nobody once the account has no name;
 * - `none`: not personal data.
 */
export type DataClass = 'erased' | 'law' | 'expires' | 'staff' | 'guest' | 'company' | 'id' | 'none';

/**
 * Every column of the database by its class. A new column is added here, or `tests/integration/erasure.test.ts` fails;
 * that test also fills every field of a person's bookings, closes the account and searches all columns. `law` and
 * `expires` end by the retention of the table (`retention.ts`).
 */
export const PERSONAL_DATA: Record<string, Partial<Record<DataClass, string>>> = {
  absences: { company: 'from_at until_at', id: 'employee_id stand_in_id', none: 'id company_id' },
  address_proofs: {
    expires: 'email token_hash link_hash code_hash password_hash details asked_by',
    id: 'user_id',
    none: 'id purpose code_expires_at tries created_at expires_at',
  },
  air_taxes: {
    none: 'id code label country_code airport at market cabins to_countries rate_bp amount valid_from valid_to source',
  },
  approval_configurations: { company: 'name rules', none: 'id company_id is_companys' },
  approval_events: { company: 'note', id: 'request_id by people', none: 'id company_id at kind amount' },
  approval_links: {
    expires: 'token_hash',
    id: 'request_id employee_id',
    none: 'company_id version created_at expires_at used_at',
  },
  approval_people: { id: 'request_id employee_id', none: 'company_id part is_asked is_read' },
  approval_requests: {
    company: 'reason trip rule run',
    id: 'booking_id earlier_booking_ids requester_id traveller_ids',
    none: 'id company_id trip_key mode state amount amount_before next_look_at asked_at updated_at',
  },
  arrangers: { id: 'arranger_id traveller_id', none: 'company_id' },
  audit_events: {
    law: 'details address user_agent',
    id: 'actor_id subject_id request_id',
    none: 'id at action actor_type company_id',
  },
  bands: { none: 'id company_id name' },
  booking_events: { id: 'booking_id', none: 'id at action from_state to_state' },
  bookings: {
    erased: 'snapshot details amendments held_from contact_email language',
    company: 'company asked_change',
    id: 'id user_id confirmation_code payer_account first_pnr second_pnr combined_payment_id block_id',
    none: 'category state version units check_in check_out check_in_at check_out_at currency total change hold_claimed_until hold_expires_at wallet_paid gateway_paid payment_method payment_problem paid_at payment_plan payment_next_at payment_told refund next_check_at created_at updated_at checks reminded_of reminded_ahead_of check_in_next_at check_in_told company_id',
  },
  budget_charges: { id: 'booking_id', none: 'company_id kind target begins_on people reserved committed' },
  budgets: { company: 'name target', none: 'id company_id kind starts_on ends_on amount when_exceeded saved_at' },
  business_details: { erased: 'gst_number company_name address email', id: 'user_id', none: 'saved_at' },
  calendar_feeds: { erased: 'user_id token_hash', none: 'user_type created_at read_at is_read' },
  cart_items: { erased: 'choice choice_hash added added_total begins_on added_at', id: 'id user_id booking_id' },
  combined_payments: { id: 'id user_id parts', none: 'currency created_at paid_at left_at' },
  companies: { company: 'name gst_number', none: 'id country_code city_slug created_at' },
  company_top_ups: { id: 'id user_id', none: 'company_id account amount method created_at paid_at left_at' },
  company_settings: { company: 'settings', none: 'company_id' },
  credit_limits: { company: 'reason', none: 'company_id amount granted_at' },
  departments: { company: 'name', id: 'head_id', none: 'id company_id parent_id' },
  designations: { none: 'id company_id name' },
  document_counters: { none: 'series financial_year last' },
  documents: { law: 'content', id: 'booking_id', none: 'id kind number issued_at reference' },
  employees: {
    company: 'first_name last_name work_email mobile staff_number search_words',
    id: 'id manager_id',
    none: 'company_id role_id state created_at activated_at department_id designation_id band_id level_id',
  },
  enquiries: {
    expires: 'name email booking_code digest language',
    id: 'id number',
    none: 'topic asked_at waiting_since last_at',
  },
  enquiry_links: { expires: 'token_hash reply_hash', id: 'enquiry_id', none: 'created_at' },
  enquiry_messages: { expires: 'text mail_message_id', id: 'enquiry_id staff_id', none: 'position at' },
  event_albums: { erased: 'name', none: 'id event_id created_at' },
  event_budgets: { erased: 'lines total', none: 'event_id version saved_at' },
  event_codes: { expires: 'code_hash device', id: 'registration_id', none: 'expires_at tries' },
  event_days: { erased: 'title programme', none: 'event_id day capacity taken' },
  event_message_reports: { id: 'message_id registration_id' },
  event_messages: { guest: 'text name', id: 'id registration_id', none: 'event_id written_at hidden_at' },
  event_photograph_files: { guest: 'bytes', id: 'photograph_id', none: 'width' },
  event_photograph_reports: { id: 'photograph_id registration_id' },
  event_photographs: {
    guest: 'name alt',
    id: 'id registration_id',
    none: 'event_id album_id widths height bytes uploaded_at',
  },
  event_registration_days: { guest: 'day', id: 'registration_id', none: 'event_id' },
  event_registrations: {
    guest: 'number name email mobile companions language',
    id: 'id',
    none: 'event_id registered_at withdrawn_at proved_at messages_seen_at messages_mailed_at messages_pushed_at message_emails',
  },
  event_reports: { none: 'event_id reason count' },
  event_room_requests: { id: 'from_id to_id', none: 'state mailed_at' },
  event_sessions: { expires: 'token_hash', id: 'registration_id', none: 'created_at expires_at' },
  event_sharers: { guest: 'about', id: 'id registration_id shares_with', none: 'event_id joined_at' },
  event_waiting: {
    guest: 'name email mobile companions days language',
    id: 'id',
    none: 'event_id joined_at offered_until',
  },
  events: {
    erased: 'host_id host_name name headline about venue_name venue_address removal',
    none: 'id code city_name city_slug zone venue_hotel poster registration_closes_at ends_at start_time end_time created_at cancelled_at removed_at reported_at version host_seen_at host_mailed_at host_pushed_at',
  },
  exchange_rates: { none: 'currency micro_rupees day source read_at' },
  facts: { none: 'name value' },
  flight_reservations: {
    erased: 'travellers extras',
    id: 'key pnr tickets amendments',
    none: 'part airline bounds party total extras_total state ticket_by schedule_accepted announces_at announcement_heard asked created_at changed_at',
  },
  flight_sales: { none: 'departs_on flight cabin sold' },
  flight_seats: { expires: 'seat', id: 'reservation_key', none: 'departs_on flight passenger' },
  gateway_deliveries: { none: 'id event_id payload due_at tries delivered_at' },
  gateway_orders: {
    id: 'receipt',
    none: 'id amount currency state callback_url description expires_at attempts created_at',
  },
  gateway_payments: { id: 'order_id', none: 'id amount refunded method state error created_at' },
  gateway_refunds: { id: 'receipt', none: 'id payment_id amount created_at' },
  guest_links: {
    company: 'name email answer',
    expires: 'token_hash',
    id: 'id booking_id',
    none: 'company_id place created_at expires_at ended_at outcome',
  },
  guest_reviews: {
    erased:
      'id booking_id user_id hotel_slug stayed_in name trip overall cleanliness location staff value liked disliked copy_key state checks version written_at changed_at published_at refusal decided_by decided_at reported_at answer answered_by answered_at',
  },
  guest_review_reports: { erased: 'review_id user_id reason reported_at' },
  guest_review_stays: { id: 'booking_id', none: 'asked_at refused_at ended_at' },
  guest_review_totals: { none: 'hotel_slug totals' },
  gst_registrations: { company: 'number address', none: 'company_id state_code is_head_office' },
  hotels: {
    none: 'id number slug name city_slug area address about country_code state_code zone lat lng stars score_sum score_count amenities poster_hour check_in_time check_out_time telephone couples pets children minimum_age extra_bed extra_bed_price identity_documents listed sentinel',
  },
  idempotency_keys: { erased: 'body_hash answer', id: 'caller_id key', none: 'operation created_at' },
  invitations: { company: 'token_hash', id: 'employee_id', none: 'company_id created_at expires_at' },
  ledger_accounts: { id: 'id', none: 'kind balance' },
  ledger_entries: { id: 'account_id', none: 'id posting_id amount balance_after' },
  ledger_postings: { id: 'key booking_id', none: 'id note at' },
  levels: { none: 'id company_id name' },
  mails: {
    expires: 'recipient facts sender language',
    id: 'news',
    none: 'id template created_at next_try_at tries sent_at returned_at urgency due_at news_deadline pushed_at',
  },
  undeliverable_addresses: { expires: 'address status', none: 'since' },
  notifications: {
    expires: 'title place first_day last_day starts_at',
    id: 'user_id subject_id booking_id actor_id',
    none: 'company_id list kind travel_category approval_status is_read at',
  },
  notifications_switched_off: { id: 'user_id', none: 'company_id kind channel' },
  outbox_messages: { expires: 'payload', id: 'topic', none: 'id company_id xid position created_at' },
  package_departures: { none: 'slug departs_on group_size taken single double triple child sentinel' },
  package_reservations: {
    id: 'key code lodgings change_of parts_cancelled',
    none: 'slug departs_on places state expires_at asked created_at changed_at',
  },
  password_links: { erased: 'token_hash user_id created_at expires_at used_at' },
  payment_orders: {
    id: 'booking_id',
    none: 'id gateway_order_id amount currency state gateway_payment_id method created_at paid_at reference',
  },
  payment_shares: { id: 'order_id booking_id', none: 'amount' },
  personal_notifications_switched_off: { erased: 'kind channel', id: 'user_id' },
  photograph_files: { none: 'digest width format bytes' },
  photographs: { none: 'hotel_id position room_type_id digest widths height alt credit' },
  policy_assignments: { id: 'target_id', none: 'company_id assigned_to policy_id assigned_at' },
  policy_versions: {
    company: 'note',
    id: 'changed_by published_by',
    none: 'company_id policy_id version state name terms changed_at published_at',
  },
  price_trail: { id: 'booking_id', none: 'id at stage total note' },
  push_devices: { erased: 'user_id token token_hash device_id session_id', none: 'id user_type registered_at' },
  push_quiet_hours: { erased: 'from_time until_time zone', id: 'user_id' },
  push_messages: { expires: 'message', id: 'device_id', none: 'id expires_at next_try_at tries' },
  rate_limits: { expires: 'key', none: 'window_start points' },
  rate_plans: { none: 'id room_type_id name meals price_bp windows' },
  refresh_tokens: { erased: 'token_hash', id: 'session_id', none: 'created_at used_at' },
  refunds: {
    id: 'key booking_id order_id',
    none: 'id amount target state gateway_refund_id created_at processed_at next_try_at',
  },
  roles: { none: 'id company_id name system rights' },
  room_blocks: { none: 'id owner_id check_in check_out rooms rate cut_off_at released_at created_at' },
  room_calendars: { none: 'room_type_id month city_slug price free' },
  room_types: {
    none: 'id hotel_id name size_m2 bed view base_guests max_adults max_guests extra_adult extra_child features block_of',
  },
  saved_likes: { erased: 'saved_id user_id name liked_at' },
  saved_lists: { erased: 'user_id id shared_by shared_at' },
  saved_stays: {
    erased: 'hotel_slug check_in check_out rooms saved_price watched told_price told_at next_look_at saved_at',
    id: 'id user_id',
  },
  saved_travellers: {
    erased: 'title first_name last_name born passport email mobile meal seat frequent_flyer emergency_contact',
    id: 'id user_id',
    none: 'is_self saved_at',
  },
  sessions: { erased: 'id user_id user_type device created_at last_used_at expires_at revoked_at kind opened_from' },
  sign_in_codes: { expires: 'code_hash device', id: 'user_id', none: 'expires_at tries' },
  staff_accounts: { staff: 'email name password_hash', id: 'id', none: 'created_at closed_at' },
  staff_links: { expires: 'token_hash', id: 'staff_id', none: 'expires_at' },
  staff_sessions: { expires: 'token_hash', id: 'staff_id', none: 'opened_at used_at expires_at' },
  supplier_reservations: {
    erased: 'guests',
    id: 'idempotency_key parts_cancelled change_of',
    none: 'id room_type_ids check_in check_out state expires_at code created_at changed_at asked shared_from shared_to',
  },
  tax_rates: { none: 'id country_code label up_to rate_bp valid_from valid_to source' },
  transport_events: { company: 'note', id: 'request_id by', none: 'id company_id at action amount' },
  transport_quotes: {
    company: 'name note',
    id: 'id request_id sent_by',
    none: 'company_id departs_at fare fee tax total free_until charge expires_at sent_at',
  },
  transport_requests: {
    company: 'details reason cost_centre project ticket_number confirmation_note',
    id: 'id requester_id traveller_ids quote_id payer_account',
    none: 'company_id mode state starts_at refund created_at updated_at',
  },
  transport_ticket_files: { expires: 'name content', id: 'id request_id added_by', none: 'company_id size added_at' },
  travel_policies: { none: 'id company_id created_at' },
  travel_records: { company: 'options', id: 'employee_id', none: 'id company_id on_day chosen_id' },
  users: {
    erased: 'email password_hash first_name last_name mobile language',
    id: 'id',
    none: 'user_type terms_version created_at deleted_at',
  },
  webhook_events: { none: 'id event received_at' },
};

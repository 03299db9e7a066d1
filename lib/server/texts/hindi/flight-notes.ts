import 'server-only';
import { withMeals } from './flight-trip-messages.ts';

const startingSmall = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The airline's receipts, of up to nine passengers. */
const RECEIPTS = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => {
    const places = Array.from({ length: at + 2 }, (_one, place) => place);
    return [
      `Airline receipts (EMD): ${places.map((place) => `{number${place}} for {name${place}}`).join(', ')}.`,
      `एयरलाइन की रसीदें (EMD): ${places.map((place) => `{name${place}}: {number${place}}`).join(', ')}।`,
    ];
  }),
);

/** What is stored with a booked flight when it is cancelled in part, changed, or added to. */
export const FLIGHT_NOTES = {
  'seat {seat} ({flight})': 'सीट {seat} ({flight})',
  'extra bag, {n} kg ({route})': 'अतिरिक्त बैग, {n} किग्रा ({route})',
  ...withMeals(
    (meal) => `${startingSmall(meal)} ({flight})`,
    (words) => `${words} ({flight})`,
  ),
  'Cancelled: {who} on {trip}.': 'रद्द: {trip}, {who}।',
  'Cancelled: {who} on {trip}': 'रद्द: {trip}, {who}',
  'Refused by the airline: {trip}.': 'एयरलाइन ने मना किया: {trip}।',
  'Changed from {flight} on {day} to {other} on {date}.': '{flight} ({day}) से बदलकर {other} ({date}) की गई।',
  'To be changed from {flight} on {day} to {other} on {date}.': '{flight} ({day}) से बदलकर {other} ({date}) की जाएगी।',
  'Seat {seat} in place of {old} for {name}.': '{name}: सीट {old} की जगह {seat}।',
  'No seat like {seat} is free for {name}: the airline gives one at check-in.':
    '{name}: {seat} जैसी कोई सीट खाली नहीं है; एयरलाइन चेक-इन पर सीट देगी।',
  'Added for {name}: {list}.': '{name} के लिए जोड़ा गया: {list}।',
  'To be added for {name}: {list}.': '{name} के लिए जोड़ा जाएगा: {list}।',
  'Airline receipt (EMD) {number}.': 'एयरलाइन की रसीद (EMD) {number}।',
  ...RECEIPTS,
  '{charge} fee of the airline, {fare}.': 'एयरलाइन का शुल्क {charge}, {fare}।',
  '{charge} fee of the airline, {fare}: {amount} is refunded.':
    'एयरलाइन का शुल्क {charge}, {fare}: {amount} वापस किए जाते हैं।',
  '{charge} fee of the airline, {fare}: nothing more to pay.': 'एयरलाइन का शुल्क {charge}, {fare}: और कुछ नहीं चुकाना है।',
  'No fee of the airline, {fare}.': 'एयरलाइन का कोई शुल्क नहीं, {fare}।',
  'No fee of the airline, {fare}: {amount} is refunded.': 'एयरलाइन का कोई शुल्क नहीं, {fare}: {amount} वापस किए जाते हैं।',
  'No fee of the airline, {fare}: nothing more to pay.': 'एयरलाइन का कोई शुल्क नहीं, {fare}: और कुछ नहीं चुकाना है।',
  '{amount} more fare': 'किराया {amount} ज़्यादा',
  '{amount} less fare': 'किराया {amount} कम',
  'the same fare': 'किराया वही',
  'Seats, meals or bags added after booking.': 'बुकिंग के बाद सीट, खाना या सामान जोड़ा गया।',
  'Nothing to pay.': 'कुछ नहीं चुकाना है।',
  'The payment for the change did not go through.': 'बदलाव का भुगतान नहीं हो सका।',
  'Nothing was charged, and nothing was changed: your tickets are unchanged.':
    'कोई रकम नहीं काटी गई, और कुछ नहीं बदला: आपके टिकट वैसे ही हैं।',
  'The payment for what you added did not go through.': 'जो आपने जोड़ा, उसका भुगतान नहीं हो सका।',
  'Nothing was charged, and nothing was added: your tickets are unchanged.':
    'कोई रकम नहीं काटी गई, और कुछ नहीं जोड़ा गया: आपके टिकट वैसे ही हैं।',
  'The airline did not make the change.': 'एयरलाइन ने बदलाव नहीं किया।',
  'The airline did not add what you chose.': 'आपने जो चुना, उसे एयरलाइन ने नहीं जोड़ा।',
  'Nothing was added.': 'कुछ नहीं जोड़ा गया।',
  'Your tickets are unchanged.': 'आपके टिकट वैसे ही हैं।',
};

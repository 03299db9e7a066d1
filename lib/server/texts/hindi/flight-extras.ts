import 'server-only';

/** Seats, meals and bags of a flight, on its review and added to a booked one. */
export const FLIGHT_EXTRAS = {
  'Seats on {flight}': '{flight} की सीटें',
  'this flight': 'इस फ़्लाइट',
  'Whose seat': 'किसकी सीट',
  'no seat yet': 'अभी कोई सीट नहीं',
  Done: 'हो गया',
  included: 'शामिल',
  'Bags: {name}': 'बैग: {name}',
  '{n} kg with the fare': 'किराए में {n} किग्रा',
  'Meal: {name}, {flight}': 'खाना: {name}, {flight}',
  'No meal': 'खाना नहीं',

  // on the review
  'Help at the airport, without charge': 'एयरपोर्ट पर सहायता, बिना शुल्क',
  'Help for {name}': '{name} के लिए सहायता',
  'None needed': 'ज़रूरत नहीं',
  '(your preference)': '(आपकी पसंद)',
  'You can pay without these; nothing is lost.': 'आप इनके बिना भी भुगतान कर सकते हैं; कुछ नहीं खोएगा।',
  'You can go on without a seat; the airline assigns one at check-in.':
    'आप सीट चुने बिना आगे बढ़ सकते हैं; एयरलाइन चेक-इन पर सीट देगी।',
  'Your preferences': 'आपकी पसंद',
  'Your preference': 'आपकी पसंद',
  'Prefers {seat}': 'पसंद: {seat}',
  'a window seat': 'खिड़की वाली सीट',
  'an aisle seat': 'गलियारे वाली सीट',
  '{meal}, chosen': '{meal}, चुना गया',
  'Add the meal, {amount}': 'खाना जोड़ें, {amount}',
  'Add the meal, included': 'खाना जोड़ें, शामिल',
  'for {name} on {flights}': '({name}, {flights})',

  // the map of seats
  '{seats} available': '{seats} उपलब्ध',
  'Prices are under the letters. No price: included': 'कीमत अक्षर के नीचे है। कीमत न हो, तो सीट किराए में शामिल है',
  'Thick edge: more room': 'मोटा किनारा: ज़्यादा जगह',
  'Underlined: your preference': 'नीचे रेखा: आपकी पसंद',
  'Arrow keys move between seats': 'एक सीट से दूसरी पर जाने के लिए तीर वाली कुंजियाँ दबाएँ',
  'Seats of the {aircraft}, from the front': '{aircraft} की सीटें, आगे से पीछे',
  window: 'खिड़की',
  middle: 'बीच की',
  aisle: 'गलियारा',
  'exit row': 'इमरजेंसी एग्ज़िट की पंक्ति',
  'exit row, adults only': 'इमरजेंसी एग्ज़िट की पंक्ति, सिर्फ़ वयस्कों के लिए',
  taken: 'ली जा चुकी है',
  'chosen for {name}': '{name} के लिए चुनी गई',
  'your preference': 'आपकी पसंद',
} as const;

/** What the airline says of seats, meals and bags. */
export const FLIGHT_EXTRAS_MESSAGES = {
  'preferred meal not offered on these flights': 'पसंदीदा खाना इन फ़्लाइट में उपलब्ध नहीं है',
  '{n} kg more': '{n} किग्रा अतिरिक्त',
  'A seat you choose is yours once the ticket is issued.': 'चुनी हुई सीट टिकट जारी होने पर आपकी हो जाएगी।',
  'A seat you choose is a request to the airline until the ticket is issued.':
    'टिकट जारी होने तक चुनी हुई सीट एयरलाइन से सिर्फ़ अनुरोध है।',
  'There is no such passenger on this trip.': 'इस यात्रा में ऐसा कोई यात्री नहीं है।',
  'We do not know this kind of assistance.': 'इस तरह की सहायता उपलब्ध नहीं है।',
  'An infant travels on an adult’s lap, without seat, bag or meal of its own.':
    'शिशु वयस्क की गोद में यात्रा करता है; उसकी अपनी सीट, बैग या खाना नहीं होता।',
  'This passenger already has a seat there.': 'इस यात्री के पास वहाँ सीट पहले से है।',
  'This passenger already has a meal there.': 'इस यात्री के लिए वहाँ खाना पहले से है।',
  'This passenger already has a bag there.': 'इस यात्री के लिए वहाँ बैग पहले से है।',
  'We do not know this baggage.': 'यह बैग उपलब्ध नहीं है।',
  'We do not know this meal.': 'यह खाना उपलब्ध नहीं है।',
  'This flight is not part of the trip.': 'यह फ़्लाइट इस यात्रा में नहीं है।',
  'Seat {seat} is taken.': 'सीट {seat} ली जा चुकी है।',
  'Choose another; the others stay as they are.': 'दूसरी चुनें; बाकी सीटें वैसी ही रहेंगी।',
  'Seat {seat} is in an exit row, where only adults may sit.':
    'सीट {seat} इमरजेंसी एग्ज़िट की पंक्ति में है, जहाँ सिर्फ़ वयस्क बैठ सकते हैं।',
  'Choose another.': 'दूसरी चुनें।',
  'Seat {seat} is already chosen for someone else on this trip.': 'सीट {seat} इस यात्रा में किसी और के लिए चुनी जा चुकी है।',
} as const;

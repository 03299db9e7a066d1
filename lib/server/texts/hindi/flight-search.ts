import 'server-only';

/** The form that searches for flights. */
export const FLIGHT_SEARCH = {
  'Trip type': 'यात्रा का प्रकार',
  'One way': 'एक तरफ़',
  Return: 'वापसी',
  'Multi-city': 'कई शहर',
  From: 'कहाँ से',
  To: 'कहाँ तक',
  'City or airport': 'शहर या एयरपोर्ट',
  '{all} airports': '{all} एयरपोर्ट',
  'nearest to {place}': '{place} के सबसे पास',
  'Swap from and to': 'शुरुआत और मंज़िल आपस में बदलें',
  'Swap from and to of flight {n}': 'फ़्लाइट {n} की शुरुआत और मंज़िल आपस में बदलें',
  Depart: 'जाने की तारीख',
  'Return date, for a return trip': 'वापसी की तारीख, अगर वापस आना है',
  'same day': 'उसी दिन',
  'Choose a day': 'तारीख चुनें',
  'Day of the flight': 'उड़ान की तारीख',
  'Days of the flights': 'उड़ानों की तारीखें',
  'Flight {n}': 'फ़्लाइट {n}',
  'Add a flight': 'फ़्लाइट जोड़ें',
  'Add more flights': 'और फ़्लाइट जोड़ें',
  '12 or older': '12 साल या उससे बड़े',
  '2 to 11, a seat of their own': '2 से 11 साल, अपनी सीट पर',
  Infants: 'शिशु',
  'Under 2, on an adult’s lap': '2 साल से छोटे, वयस्क की गोद में',
  Cabin: 'क्लास',
} as const;

/** What is said of a search for flights. */
export const FLIGHT_SEARCH_MESSAGES = {
  'Type a city, an airport or its code.': 'शहर, एयरपोर्ट या उसका कोड लिखें।',
  'We don’t know a city or airport called “{words}”. Check the spelling, or type its code.':
    '“{words}” नाम का कोई शहर या एयरपोर्ट नहीं मिला। वर्तनी जाँचें, या उसका कोड लिखें।',
  'Choose where the trip begins.': 'चुनें कि यात्रा कहाँ से शुरू होगी।',
  'Choose where the trip ends.': 'चुनें कि यात्रा कहाँ खत्म होगी।',
  'Choose a departure date.': 'जाने की तारीख चुनें।',
  'Choose a return date.': 'वापसी की तारीख चुनें।',
  'Choose the day you fly back, or make it one way.': 'वापसी की तारीख चुनें, या “एक तरफ़” चुनें।',
  'Fill in a second flight, or make it one way.': 'दूसरी फ़्लाइट भरें, या “एक तरफ़” चुनें।',
  'Choose a day for this flight.': 'इस फ़्लाइट की तारीख चुनें।',
  'The trip begins and ends in the same place. Choose another destination.':
    'यात्रा एक ही जगह से शुरू और वहीं खत्म होती है। दूसरी मंज़िल चुनें।',
  'A later flight cannot leave before the one before it. Choose a later date.':
    'बाद की फ़्लाइट पहली फ़्लाइट से पहले नहीं जा सकती। बाद की तारीख चुनें।',
  'The departure is in the past. Choose today or later.': 'जाने की तारीख बीत चुकी है। आज या आगे की तारीख चुनें।',
  'Flights are on sale {days} ahead. Choose an earlier date.': 'फ़्लाइट {days} पहले तक ही बुक होती हैं। इससे पहले की तारीख चुनें।',
  'We could not read the further flights. Choose them again.': 'आगे की फ़्लाइट की जानकारी समझ में नहीं आई। उन्हें फिर से चुनें।',
  'A date of the further flights is not in the calendar.': 'आगे की किसी फ़्लाइट की तारीख कैलेंडर में नहीं है।',
  'One trip has at most {n} flights. Make a second booking for the others.':
    'एक यात्रा में ज़्यादा से ज़्यादा {n} फ़्लाइट हो सकती हैं। बाकी के लिए दूसरी बुकिंग करें।',
  'Choose how many children.': 'बच्चों की संख्या चुनें।',
  'Choose how many infants.': 'शिशुओं की संख्या चुनें।',
  'Choose a cabin: 2 economy, 3 premium economy, 4 business, 6 first.':
    'क्लास चुनें: 2 इकोनॉमी, 3 प्रीमियम इकोनॉमी, 4 बिज़नेस, 6 फ़र्स्ट।',
  'An adult travels along on every booking. Children alone are booked with the airline.':
    'हर बुकिंग में एक वयस्क का साथ होना ज़रूरी है। अकेले बच्चों की बुकिंग एयरलाइन से करें।',
  'One booking takes at most {seats}; this is {n}. Split the group into two bookings.':
    'एक बुकिंग में ज़्यादा से ज़्यादा {seats} हो सकती हैं; आपने {n} चुनी हैं। समूह को दो बुकिंग में बाँटें।',
  'Each infant travels on an adult’s lap: {n} adult takes at most {infants}.':
    'हर शिशु किसी वयस्क की गोद में बैठता है: {n} वयस्क के साथ ज़्यादा से ज़्यादा {infants}।',
  'Each infant travels on an adult’s lap: {n} adults take at most {infants}.':
    'हर शिशु किसी वयस्क की गोद में बैठता है: {n} वयस्कों के साथ ज़्यादा से ज़्यादा {infants}।',
} as const;

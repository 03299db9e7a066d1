import 'server-only';

/** The search for flights and its results: fares, filters, and the flights that are chosen. */
export const FLIGHTS = {
  'Flights at the total price for all travellers, with the refund if you cancel.':
    'सभी यात्रियों की कुल कीमत पर फ़्लाइट, रद्द करने पर मिलने वाले रिफ़ंड के साथ।',
  'Where would you like to fly?': 'आप कहाँ जाना चाहेंगे?',
  'Prices are for all travellers, taxes included, and show the refund if you cancel.':
    'कीमतें सभी यात्रियों के लिए हैं, टैक्स सहित; रद्द करने पर मिलने वाला रिफ़ंड भी दिखाया जाता है।',
  'Fix the search above and the flights will appear here. The rest of your search is kept.':
    'ऊपर खोज ठीक करें; फ़्लाइट यहाँ दिखेंगी। आपकी बाकी खोज वैसी ही रहेगी।',

  // the fares of days
  'Lowest fare of each day': 'हर दिन का सबसे कम किराया',
  'Lowest fare of each day, taxes included.': 'हर दिन का सबसे कम किराया, टैक्स सहित।',
  None: 'कोई नहीं',
  'All from {airport}.': 'सभी {airport} से।',
  'All to {airport}.': 'सभी {airport} तक।',
  'From {city} at the airport each day names: {airports}.': '{city} से, उस दिन लिखे एयरपोर्ट पर: {airports}।',
  'To {city} at the airport each day names: {airports}.': '{city} तक, उस दिन लिखे एयरपोर्ट पर: {airports}।',

  // the list
  'Flights from {from} to {to}': '{from} से {to} की फ़्लाइट',
  '{flights} to {city} on {date}': '{city} के लिए {flights}, {date}',
  'None of {flights} to {city} on {date}': '{city} के लिए {flights} में से कोई नहीं, {date}',
  'For {people}, {prices}': '{people}, {prices}',
  'all taxes included: the whole trip, with the lowest fare of each flight still to choose':
    'सभी टैक्स सहित: पूरी यात्रा, बाकी फ़्लाइट के सबसे कम किराए के साथ',
  'all taxes included, this direction alone': 'सभी टैक्स सहित, सिर्फ़ इस तरफ़ की',
  'Best first': 'सबसे उपयुक्त पहले',
  'Cheapest first': 'सबसे सस्ती पहले',
  'Fastest first': 'सबसे तेज़ पहले',
  'Earliest first': 'सबसे जल्दी उड़ने वाली पहले',
  'How we rank ‘Best’: price {price}, time {time}, stops {stops}':
    '“सबसे उपयुक्त” क्रम कैसे बनता है: कीमत {price}, समय {time}, स्टॉप {stops}',
  Price: 'कीमत',
  'Travel time': 'यात्रा का समय',
  'Number of stops': 'स्टॉप की संख्या',
  'Price and time are compared with the best on this list. Airlines cannot pay for a place.':
    'कीमत और समय की तुलना इस सूची के सबसे अच्छे विकल्प से होती है। एयरलाइन पैसे देकर ऊपर नहीं आ सकतीं।',
  to: 'से',
  'Non-stop': 'नॉन-स्टॉप',
  'One stop': '1 स्टॉप',
  'Two stops': '2 स्टॉप',
  'change of airport': 'एयरपोर्ट बदलना होगा',
  each: 'प्रति व्यक्ति',
  average: 'औसत प्रति व्यक्ति',
  'Not on sale': 'उपलब्ध नहीं',
  ', choose this fare': ', यह किराया चुनें',

  // fares
  'fees to change': 'बदलने पर शुल्क',
  'seat included': 'सीट शामिल',
  'easy to change': 'बदलना आसान',
  'more room': 'ज़्यादा जगह',
  'lounge, more bags': 'लाउंज, ज़्यादा सामान',
  'all included': 'सब शामिल',
  '{cabin} kg cabin, {checked} kg checked': '{cabin} किग्रा केबिन बैग, {checked} किग्रा चेक-इन बैग',
  '{cabin} kg cabin, no checked bag': '{cabin} किग्रा केबिन बैग, चेक-इन बैग नहीं',
  'Any seat included': 'कोई भी सीट शामिल',
  'Standard seat included': 'स्टैंडर्ड सीट शामिल',
  'Seat for sale': 'सीट का अलग शुल्क',
  'Meal included': 'खाना शामिल',
  'Meal for sale': 'खाने का अलग शुल्क',
  'plus the fare difference': 'और किराए का अंतर',
  'until {time} before': '{time} पहले तक',
  'until departure': 'उड़ान तक',
  'in the last {time}': 'आखिरी {time} में',
  'Not possible': 'संभव नहीं',
  'Only taxes refunded': 'सिर्फ़ टैक्स वापस',
  '{amount} a person': '{amount} प्रति व्यक्ति',
  '{amount} refunded if you cancel now': 'अभी रद्द करने पर {amount} वापस',

  // filters
  Stops: 'स्टॉप',
  Fare: 'किराया',
  'Checked bag included': 'चेक-इन बैग शामिल',
  'Departs {city}': '{city} से उड़ान',
  'Arrives in {city}': '{city} पहुँचने का समय',
  'Departs {times}': 'उड़ान {times}',
  'Arrives {times}': 'पहुँचना {times}',
  'Before 6': '6 बजे से पहले',
  '6 to 12': '6 से 12 बजे',
  '12 to 18': '12 से 18 बजे',
  'After 18': '18 बजे के बाद',
  'Any length': 'कोई भी अवधि',
  'Up to {hours}': '{hours} तक',
  'Change of planes in': 'फ़्लाइट बदलने की जगह',
  'Via {cities}': '{cities} होकर',
  'No flight matches': 'कोई फ़्लाइट नहीं मिली',
  'No flight matches {filters}': '{filters} फ़िल्टर एक साथ लगाने पर कोई फ़्लाइट नहीं मिली',
  'Remove “{filter}”': '“{filter}” हटाएँ',
  'Removing one filter is not enough. Without filters there are {n} flights.':
    'एक फ़िल्टर हटाना काफ़ी नहीं है। बिना फ़िल्टर के {n} फ़्लाइट हैं।',
  'No flights to {city} on {date}': '{date} को {city} के लिए कोई फ़्लाइट नहीं है',
  'There are no flights with seats for your group on this day.': 'इस दिन आपके समूह के लिए सीटों वाली कोई फ़्लाइट नहीं है।',
  'No seats in {cabin} are on sale for your group on this day.': 'इस दिन आपके समूह के लिए {cabin} में सीटें उपलब्ध नहीं हैं।',
  'Show economy': 'इकोनॉमी देखें',
  'Choose another day above, or a place nearby.': 'ऊपर दूसरी तारीख या आसपास की कोई जगह चुनें।',

  // what is chosen
  'Flights chosen': 'चुनी गई फ़्लाइट',
  'Your flight is chosen': 'आपकी फ़्लाइट चुन ली गई है',
  'Every flight of this trip is chosen': 'इस यात्रा की सभी फ़्लाइट चुन ली गई हैं',
  Change: 'बदलें',
  'the flight to {city}': '({city} की फ़्लाइट)',
  'So far, all taxes included': 'अब तक, सभी टैक्स सहित',
  'The whole trip for {people}, all taxes included': 'पूरी यात्रा, {people}, सभी टैक्स सहित',
  'Book this flight': 'यह फ़्लाइट बुक करें',
  'Book this trip': 'यह यात्रा बुक करें',
} as const;

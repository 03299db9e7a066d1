import 'server-only';

/** The page of one hotel: facts, rooms and rates, refund, house rules, reviews. */
export const HOTEL_PAGE = {
  '{about} Every price is the whole price, taxes included.': '{about} हर कीमत पूरी कीमत है, टैक्स सहित।',
  'On the map': 'नक्शे पर देखें',
  'Photographs of {what}': '{what} की तस्वीरें',
  'Photo: {credit}': 'फ़ोटो: {credit}',
  Photographs: 'तस्वीरें',
  Previous: 'पिछली',
  Next: 'अगली',
  '{n} of {all}': '{all} में से {n}',

  // facts
  'No guest ratings yet': 'मेहमानों ने अभी रेटिंग नहीं दी है',
  'In the centre of {city}': '{city} के केंद्र में',
  '{n} km to {city} centre': '{city} के केंद्र से {n} किमी',
  'Check in from {time}': 'चेक-इन {time} बजे से',
  'Out by {time}, local time': 'चेक-आउट {time} बजे तक, स्थानीय समय',
  '{n}-star hotel': '{n} स्टार होटल',
  'Nearest beach: {beach}, about {n} km, in a straight line': 'सबसे नज़दीकी समुद्र तट: {beach}, लगभग {n} किमी, सीधी दूरी',
  'Nearest airport: {airports}, in a straight line': 'सबसे नज़दीकी एयरपोर्ट: {airports}, सीधी दूरी',
  'Nearest airports: {airports}, in a straight line': 'सबसे नज़दीकी एयरपोर्ट: {airports}, सीधी दूरी',
  'Main railway station: {stations}, in a straight line': 'मुख्य रेलवे स्टेशन: {stations}, सीधी दूरी',
  'Main railway stations: {stations}, in a straight line': 'मुख्य रेलवे स्टेशन: {stations}, सीधी दूरी',
  'about {n} km': 'लगभग {n} किमी',

  // rooms and rates
  'Rooms for {dates}': 'कमरे, {dates}',
  'Choose your nights': 'अपनी तारीखें चुनें',
  '{guests}. Totals for the stay, all taxes included.': '{guests}। पूरी बुकिंग की कुल कीमत, सभी टैक्स सहित।',
  'Fix the problem below and the rooms will appear here.': 'नीचे की गलती ठीक करें, फिर कमरे यहाँ दिखेंगे।',
  'This hotel does not accept children.': 'इस होटल में बच्चों को ठहराने की सुविधा नहीं है।',
  'No room for these nights': 'इन तारीखों पर कोई कमरा नहीं है',
  '{hotel} has no rooms for your group on all of these nights. Try fewer nights or more rooms.':
    '{hotel} में इन सभी रातों के लिए आपके समूह के लायक कमरे नहीं हैं। कम रातें या ज़्यादा कमरे चुनकर देखें।',
  'How to choose the rooms': 'कमरे कैसे चुनने हैं',
  'Same for all rooms': 'सभी कमरे एक जैसे',
  'Choose rooms one by one': 'हर कमरा अलग चुनें',
  'No room type has {rooms} for everyone on these nights. Choose a room for each.':
    'इन तारीखों पर किसी एक तरह के {rooms} खाली नहीं हैं। हर कमरा अलग से चुनें।',
  'for {people}': 'मेहमान: {people}',
  '{n} m²': '{n} वर्ग मी',
  'View: {view}': 'नज़ारा: {view}',
  Rate: 'दर',
  '{nights}, all taxes': '{nights}, सभी टैक्स सहित',
  'Choose the non-refundable rate': 'बिना रिफ़ंड वाली दर चुनें',
  'The rate you chose is not available for this stay. {rate} is selected instead.':
    'आपकी चुनी हुई दर इन तारीखों के लिए उपलब्ध नहीं है। उसकी जगह {rate} चुनी गई है।',
  '{rate} was {before} when you chose it. It is {now} now.': 'जब आपने {rate} चुनी थी, तब कीमत {before} थी। अब {now} है।',
  'The hotel changed the cancellation terms of {rate} since you chose it. They were: {before}.':
    'आपके चुनने के बाद होटल ने {rate} के कैंसिलेशन की शर्तें बदल दी हैं। पहले ये थीं: {before}।',
  'The list showed {price} for {rate}. That rate gives no refund, so the lowest refundable rate is selected.':
    'सूची में {rate} की कीमत {price} थी। उस दर पर रिफ़ंड नहीं मिलता, इसलिए रिफ़ंड वाली सबसे कम दर चुनी गई है।',
  'Your {rooms}': 'आपके {rooms}',
  'You will see this total again before you book.': 'बुक करने से पहले यह कुल कीमत आपको फिर दिखाई जाएगी।',
  'Book this room': 'यह कमरा बुक करें',
  'Book these rooms': 'ये कमरे बुक करें',
  'See options': 'विकल्प देखें',
  '{rooms}, each as you chose': '{rooms}, आपके चुनाव के अनुसार',
  'Not enough rooms of one type': 'एक तरह के इतने कमरे नहीं हैं',
  '{type} is chosen for {chosen}, and the hotel has {left} for these nights. Choose another type for {more} of them.':
    'आपने {type} चुना है ({chosen}), पर इन तारीखों पर होटल के पास {left} ही है। {more} के लिए दूसरी तरह का कमरा चुनें।',

  // a room that the person holds

  // the refund
  'Drag along the line or choose a date. Times are local to the hotel.':
    'रेखा पर खिसकाएँ या तारीख चुनें। समय होटल की जगह का है।',

  // house rules
  'House rules': 'होटल के नियम',
  'Check-in': 'चेक-इन',
  'Check-out': 'चेक-आउट',
  'From {time}, local time': '{time} बजे से, स्थानीय समय',
  'By {time}, local time': '{time} बजे तक, स्थानीय समय',
  'Identity document': 'पहचान पत्र',
  Aadhaar: 'आधार',
  passport: 'पासपोर्ट',
  'driving licence': 'ड्राइविंग लाइसेंस',
  'voter ID': 'वोटर आईडी',
  'national identity card': 'राष्ट्रीय पहचान पत्र',
  'Minimum age': 'न्यूनतम उम्र',
  'The guest who checks in is {n} or older': 'चेक-इन करने वाले मेहमान की उम्र कम से कम {n} साल हो',
  'Unmarried couples': 'अविवाहित जोड़े',
  Pets: 'पालतू जानवर',
  'Extra bed': 'अतिरिक्त बिस्तर',
  Welcome: 'स्वागत है',
  'Not accepted': 'अनुमति नहीं',
  'Not allowed': 'अनुमति नहीं',
  'Not available': 'उपलब्ध नहीं',
  'On request': 'माँगने पर',
  '{price} a night, paid at the hotel': '{price} प्रति रात, होटल में चुकाना होगा',
  'Not stated': 'जानकारी नहीं दी गई',
  '{rules}. Ask the hotel.': '{rules}। होटल से पूछ लें।',
  Telephone: 'फ़ोन',

  // reviews
  'Reviews by guests who stayed': 'यहाँ ठहरे मेहमानों की समीक्षाएँ',
  'No reviews yet. Only guests who booked here and stayed can write one.':
    'अभी कोई समीक्षा नहीं है। समीक्षा वही मेहमान लिख सकते हैं जिन्होंने यहाँ से बुक किया और ठहरे।',
  '{reviews}. The average appears from {fewest} on.': '{reviews}। औसत कम से कम {fewest} होने पर दिखता है।',
  review: 'समीक्षा',
  reviews: 'समीक्षाएँ',
  'guest rating': 'मेहमान की रेटिंग',
  'guest ratings': 'मेहमानों की रेटिंग',
  photo: 'तस्वीर',
  photos: 'तस्वीरें',
  'How many guests gave each score': 'किस अंक को कितने मेहमानों ने चुना',
  'Kind of trip': 'यात्रा का प्रकार',
  'More reviews': 'और समीक्षाएँ',
  'Show more reviews': 'और समीक्षाएँ देखें',
  'Reading…': 'लोड हो रही हैं…',
  Report: 'शिकायत करें',
} as const;

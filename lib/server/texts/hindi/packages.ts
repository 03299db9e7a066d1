import 'server-only';

/** The first and the last day of a package, its days, and the nights between them. */
export const DAYS = {
  'Day by day': 'हर दिन का ब्योरा',
  Starts: 'शुरू',
  Ends: 'समाप्त',
  '{time} in {city}': '{time}, {city}',
  start: 'शुरुआत',
  '{n}-star hotels': '{n} स्टार होटल',
  'Day {n}': 'दिन {n}',
  'Days {days}': 'दिन {days}',
  '{n} km': '{n} किमी',
  '{n} m': '{n} मी',
  'Places of the journey': 'यात्रा की जगहें',
  'The lines show the order of the places, not the roads.': 'रेखाएँ जगहों का क्रम दिखाती हैं, सड़कें नहीं।',
  'About {hotel}': '{hotel} के बारे में',
  'Night in {city}, at {hotel}.': 'रात: {city}, {hotel}।',
  'Night in {city}, in {lodging}.': 'रात: {city}, {lodging}।',
  'Night in {city}.': 'रात: {city}।',
  '{hotel} ({n}-star hotel)': '{hotel} ({n} स्टार होटल)',
  '{hotel} ({n}-star hotel), because {other} has no rooms on these dates':
    '{hotel} ({n} स्टार होटल), क्योंकि इन तारीखों पर {other} में कमरे नहीं हैं',
  'Telephone {number}.': 'टेलीफ़ोन {number}।',
  'Reservation {code}.': 'आरक्षण कोड {code}।',
  '{meals} included.': '{meals} शामिल।',
  'No meals included.': 'कोई भोजन शामिल नहीं।',
  breakfast: 'नाश्ता',
  lunch: 'दोपहर का खाना',
  lunches: 'दोपहर के खाने',
  dinner: 'रात का खाना',
  dinners: 'रात के खाने',
} as const;

/** Holiday packages: the list with its filters, and the page of a package. */
export const PACKAGES = {
  // the list
  'Guided journeys in India and abroad with a fixed start, day by day. One price per person with hotels, transfers, guide and every tax.':
    'भारत और विदेश में तय तारीखों पर गाइड के साथ यात्राएँ, हर दिन के कार्यक्रम सहित। होटल, आना-जाना, गाइड और सभी टैक्स मिलाकर प्रति व्यक्ति एक कीमत।',
  'Guided journeys in India and abroad with a fixed start: hotels, transfers, sights and a guide in one price, all taxes included.':
    'भारत और विदेश में तय तारीखों पर गाइड के साथ यात्राएँ: होटल, आना-जाना, घूमना और गाइड एक ही कीमत में, सभी टैक्स सहित।',
  Themes: 'विषय',
  Heritage: 'विरासत',
  Mountains: 'पहाड़',
  'Coast and backwaters': 'समुद्र तट और बैकवॉटर',
  Wildlife: 'वन्यजीव',
  'Hill stations and tea': 'हिल स्टेशन और चाय बागान',
  Pilgrimage: 'तीर्थयात्रा',
  Cities: 'शहर',
  Where: 'कहाँ',
  Month: 'महीना',
  Length: 'अवधि',
  Anywhere: 'कहीं भी',
  'Any month': 'कोई भी महीना',
  'Up to 4 nights': '4 रातों तक',
  '5 to 7 nights': '5 से 7 रातें',
  '8 nights and more': '8 या ज़्यादा रातें',
  Recommended: 'हमारी सलाह',
  'Lowest price': 'सबसे कम कीमत पहले',
  'Shortest first': 'सबसे छोटी यात्रा पहले',
  'Show packages': 'पैकेज देखें',
  package: 'पैकेज',
  packages: 'पैकेज',
  '{packages} shown': '{packages} दिखाए गए',
  'Clear filters': 'फ़िल्टर हटाएँ',
  'No packages match': 'कोई पैकेज नहीं मिला',
  'Choose another month or length, or clear the filters.': 'दूसरा महीना या अवधि चुनें, या फ़िल्टर हटाएँ।',
  'No places left for these dates': 'इन तारीखों पर कोई जगह नहीं बची',
  'From {price} per person': '{price} प्रति व्यक्ति से',
  'Two sharing, taxes included': 'एक कमरे में दो लोग, टैक्स सहित',
  'departs {date}': 'प्रस्थान {date}',

  // what the journey is
  'No departures are planned at the moment.': 'अभी कोई प्रस्थान तारीख तय नहीं है।',
  '{city} and back': '{city} से शुरू, वहीं समाप्त',
  'Nights in {cities}': 'रातें: {cities}',
  'Rooms for one, two or three': 'एक, दो या तीन लोगों के कमरे',
  '{languages} guide': 'गाइड: {languages}',
  'Groups of up to {n}': 'समूह में ज़्यादा से ज़्यादा {n} लोग',
  'What the price includes': 'कीमत में क्या शामिल है',
  Included: 'शामिल',
  'Not included': 'शामिल नहीं',
  'The group meets at {time} at {place}, {city}, and parts at {until} at {end}, {last}.':
    'समूह के मिलने का समय और जगह: {time}, {place}, {city}। यात्रा समाप्त: {until}, {end}, {last}।',
  'Passport and visa': 'पासपोर्ट और वीज़ा',
  'What {country} asks of Indian citizens who come as tourists.': '{country} जाने वाले भारतीय पर्यटकों के लिए ये ज़रूरी हैं।',
  'As of {date}. Rules change: before you book, check with {authority}.':
    'जानकारी {date} की है। नियम बदलते रहते हैं: बुक करने से पहले {authority} से जाँच लें।',
  'The price includes tax collected at source, as a line of its own. It is credited against the income tax of the person who pays, so we ask for that person’s PAN.':
    'कीमत में स्रोत पर लिया गया टैक्स (TCS) शामिल है, जो अलग से दिखाया जाता है। यह भुगतान करने वाले के आयकर में समायोजित होता है, इसलिए हम उनका पैन पूछते हैं।',

  // the departure and the party
  'Choose your departure': 'प्रस्थान की तारीख चुनें',
  'Totals are for your party; below each is the price of a person when two share a room. Every tax is included.':
    'कुल कीमत आपके पूरे समूह की है; उसके नीचे प्रति व्यक्ति कीमत है, जब दो लोग एक कमरे में ठहरें। सभी टैक्स शामिल हैं।',
  '{departures} from {price} per person': '{departures}, {price} प्रति व्यक्ति से',
  'Departures in {month}': '{month} की प्रस्थान तारीखें',
  'to {date}': '{date} तक',
  '{price} per person': '{price} प्रति व्यक्ति',
  'Sold out': 'कोई जगह नहीं बची',
  '{places}, too few for your party': '{places}, आपके समूह के लिए कम',
  '{n} or older': '{n} साल या उससे बड़े',
  '{n} or younger': '{n} साल या उससे छोटे',
  'Under 1': '1 साल से कम',
  'Show prices': 'कीमतें देखें',
  'Add to your journey': 'यात्रा में और जोड़ें',
  'All of it is optional. Your total includes what you add. Cancelling the package cancels it too, on the same terms.':
    'कुछ भी जोड़ना ज़रूरी नहीं है। जो जोड़ेंगे, वह कुल कीमत में शामिल होगा। पैकेज रद्द करने पर यह भी उन्हीं शर्तों पर रद्द होगा।',
  Added: 'जोड़ें',
  'Not added': 'नहीं चाहिए',
  '{price} for {what}': '{what} के लिए {price}',
  '{price} for your party': 'आपके समूह के लिए {price}',
  'Prices are shown once your party is complete.': 'यात्रियों की जानकारी पूरी होने पर कीमतें दिखेंगी।',
  'Price per person': 'प्रति व्यक्ति कीमत',
  'Price per person on {date}, taxes included': '{date} को प्रति व्यक्ति कीमत, टैक्स सहित',
  'Each person': 'प्रति व्यक्ति',
  '{date}, taxes included': '{date}, टैक्स सहित',
  'Single room': 'कमरे में अकेले',
  'Double sharing': 'एक कमरे में दो',
  'Triple sharing': 'एक कमरे में तीन',
  'Child of {from} to {to} years': '{from} से {to} साल का बच्चा',
  'Infant under {n} years': '{n} साल से छोटा शिशु',
  free: 'मुफ़्त',

  // what is chosen
  '{nights}, guided': '{nights}, गाइड के साथ',
  'Change departure or travellers': 'तारीख या यात्री बदलें',
  'Drag along the line or choose a date.': 'रेखा पर खिसकाएँ या तारीख चुनें।',
  'It starts too soon for a refund.': 'यात्रा जल्द ही शुरू हो रही है, इसलिए रिफ़ंड नहीं मिलेगा।',
  'Book this package': 'यह पैकेज बुक करें',
  'No departure fits': 'कोई तारीख उपयुक्त नहीं है',
  'No departure has {n} places left. Choose fewer travellers, or another package.':
    'किसी भी तारीख पर {n} जगहें नहीं बची हैं। कम यात्री या दूसरा पैकेज चुनें।',
  'From {date}, all taxes': '{date} से, सभी टैक्स सहित',
} as const;

/** What is said of a party, its departure and its extras, and the lines of a price. */
export const PACKAGE_MESSAGES = {
  'We could not read the travellers. Choose them again.': 'यात्रियों की जानकारी समझ में नहीं आई। फिर से चुनें।',
  'Choose the age of each child. Prices depend on it.': 'हर बच्चे की उम्र चुनें। कीमत इसी पर निर्भर है।',
  'We book at most {rooms} of a journey at once. For more, make a second booking.':
    'एक यात्रा के लिए एक बार में ज़्यादा से ज़्यादा {rooms} बुक हो सकते हैं। ज़्यादा के लिए दूसरी बुकिंग करें।',
  'A room takes at most {people} of {age} and older. Add a room.':
    'एक कमरे में {age} साल या उससे बड़े ज़्यादा से ज़्यादा {people} ठहर सकते हैं। एक कमरा और जोड़ें।',
  'A room takes at most {people}, infants aside. Add a room.':
    'शिशुओं को छोड़कर एक कमरे में ज़्यादा से ज़्यादा {people} ठहर सकते हैं। एक कमरा और जोड़ें।',
  'A room takes at most {infants}. Add a room.': 'एक कमरे में ज़्यादा से ज़्यादा {infants} हो सकते हैं। एक कमरा और जोड़ें।',
  'Room {n}: {problem}': 'कमरा {n}: {problem}',
  '{city} has no hotel rooms left for your party on this departure.':
    'इस तारीख पर {city} के होटलों में आपके समूह के लिए कमरे नहीं बचे हैं।',
  '{city} has no hotel rooms left for your party on this departure with its extra nights.':
    'इस तारीख और अतिरिक्त रातों के लिए {city} के होटलों में आपके समूह के लायक कमरे नहीं बचे हैं।',
  'Choose another departure.': 'दूसरी तारीख चुनें।',
  'Choose fewer nights, or another departure.': 'कम रातें या दूसरी तारीख चुनें।',

  // what the price includes
  'Hotels of {n} stars, rooms as booked; where one is full, another in the same place of its class or better':
    '{n} स्टार होटल, आपके बुक किए कमरे; कोई होटल भरा हो तो उसी जगह उसी श्रेणी का या बेहतर होटल',
  'Travel from place to place in an air-conditioned coach or car': 'एक जगह से दूसरी जगह एसी बस या कार से सफ़र',
  'The meals that each day names': 'हर दिन के कार्यक्रम में लिखे भोजन',
  'A guide throughout, who speaks {languages}': 'पूरी यात्रा में गाइड, भाषाएँ: {languages}',
  'Travel to the meeting point and home from the end': 'मिलने की जगह तक आना और अंत में घर लौटना',
  'Meals that no day names': 'जो भोजन कार्यक्रम में नहीं लिखे हैं',
  'Tips and insurance': 'टिप और बीमा',
  'Flights from India to the meeting point and home from the end': 'भारत से मिलने की जगह तक और वापसी की फ़्लाइट',
  'Visas, tips and insurance': 'वीज़ा, टिप और बीमा',
} as const;

/** What may be added to a package, and the languages of its guides. */
export const EXTRAS_MESSAGES = {
  'A car and driver for your party alone, from {place} to where you spend the first night.':
    '{place} से पहली रात ठहरने की जगह तक, सिर्फ़ आपके समूह के लिए गाड़ी और ड्राइवर।',
  'A car and driver for your party alone, from where you spend the last night to {place}.':
    'आखिरी रात ठहरने की जगह से {place} तक, सिर्फ़ आपके समूह के लिए गाड़ी और ड्राइवर।',
  'Your rooms in the hotel of the first night, from a day or two earlier.':
    'पहली रात वाले होटल में आपके कमरे, एक-दो दिन पहले से।',
  'Your rooms in the hotel of the last night, for a day or two longer.': 'आखिरी रात वाले होटल में आपके कमरे, एक-दो दिन और।',
  'A guide for your party alone on full days, who speaks {languages}. Choose the days with the group’s guide.':
    'पूरे दिन सिर्फ़ आपके समूह के लिए गाइड, भाषाएँ: {languages}। दिन समूह के गाइड के साथ तय करें।',
  '{lunches} and {dinners} with the group that the price leaves out. Children from 2 to 11 pay half.':
    'समूह के साथ {lunches} और {dinners}, जो कीमत में शामिल नहीं हैं। 2 से 11 साल के बच्चों के लिए आधी कीमत।',
  '{meals} with the group that the price leaves out. Children from 2 to 11 pay half.':
    'समूह के साथ {meals}, जो कीमत में शामिल नहीं हैं। 2 से 11 साल के बच्चों के लिए आधी कीमत।',
  'This journey has no such extra. Choose without it.': 'इस यात्रा में यह अतिरिक्त सुविधा नहीं है। इसके बिना चुनें।',
  'Choose each extra once.': 'हर अतिरिक्त सुविधा एक ही बार चुनें।',
  '“{extra}” can be chosen once.': '“{extra}” एक ही बार चुना जा सकता है।',
  '“{extra}” can be chosen up to {times}.': '“{extra}” ज़्यादा से ज़्यादा {times} चुना जा सकता है।',
  English: 'अंग्रेज़ी',
  'English and Hindi': 'अंग्रेज़ी और हिन्दी',
  'Hindi and English': 'हिन्दी और अंग्रेज़ी',
  'English, Kannada and Hindi': 'अंग्रेज़ी, कन्नड़ और हिन्दी',
  'English, Hindi and Malayalam': 'अंग्रेज़ी, हिन्दी और मलयालम',
  'English, Malayalam and Hindi': 'अंग्रेज़ी, मलयालम और हिन्दी',
  'English, Hindi and Bengali': 'अंग्रेज़ी, हिन्दी और बांग्ला',
  'English, Bengali and Hindi': 'अंग्रेज़ी, बांग्ला और हिन्दी',
  'English, Tamil and Hindi': 'अंग्रेज़ी, तमिल और हिन्दी',
  'English, Hindi and Tamil': 'अंग्रेज़ी, हिन्दी और तमिल',
  'Tamil, Hindi and English': 'तमिल, हिन्दी और अंग्रेज़ी',
  'English, Hindi and Ladakhi': 'अंग्रेज़ी, हिन्दी और लद्दाख़ी',
  'English, Hindi and Kashmiri': 'अंग्रेज़ी, हिन्दी और कश्मीरी',
  'English, Hindi and Nepali': 'अंग्रेज़ी, हिन्दी और नेपाली',
  'Hindi, English and Nepali': 'हिन्दी, अंग्रेज़ी और नेपाली',
  'English, Hindi and Assamese': 'अंग्रेज़ी, हिन्दी और असमिया',
  'English, Hindi and Marathi': 'अंग्रेज़ी, हिन्दी और मराठी',
  'Hindi, Odia and English': 'हिन्दी, ओड़िया और अंग्रेज़ी',
  'English, Hindi and Gujarati': 'अंग्रेज़ी, हिन्दी और गुजराती',
  'Hindi, Gujarati and English': 'हिन्दी, गुजराती और अंग्रेज़ी',
  'English, Hindi and Telugu': 'अंग्रेज़ी, हिन्दी और तेलुगु',
  'English, Hindi and Khasi': 'अंग्रेज़ी, हिन्दी और खासी',
  'English, Hindi and Punjabi': 'अंग्रेज़ी, हिन्दी और पंजाबी',
  'Hindi, Urdu and English': 'हिन्दी, उर्दू और अंग्रेज़ी',
  'English and Hindi, a naturalist in Yala': 'अंग्रेज़ी और हिन्दी, याला में प्रकृति विशेषज्ञ',
  'English and Hindi, a naturalist in the park': 'अंग्रेज़ी और हिन्दी, पार्क में प्रकृति विशेषज्ञ',
  'English and Hindi, Swahili with the trackers': 'अंग्रेज़ी और हिन्दी, ट्रैकर के साथ स्वाहिली',
} as const;

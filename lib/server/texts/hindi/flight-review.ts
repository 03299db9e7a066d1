import 'server-only';

/** The review of a flight: its passengers, what they add, and its payment. */
export const FLIGHT_REVIEW = {
  'Sign in to book these flights': 'ये फ़्लाइट बुक करने के लिए साइन इन करें',
  'Checking price and times with the airline': 'एयरलाइन से कीमत और समय की पुष्टि की जा रही है',
  'Who is flying?': 'कौन यात्रा कर रहा है?',

  // passengers
  'Date of birth': 'जन्मतिथि',
  '{airline} frequent-flyer number': '{airline} का फ़्रीक्वेंट फ़्लायर नंबर',
  'Names as in the passport or identity card: a ticket is for one person and cannot be passed on.':
    'नाम वही लिखें जो पासपोर्ट या पहचान पत्र पर है: टिकट एक ही व्यक्ति के लिए होता है और किसी और को नहीं दिया जा सकता।',
  'Send the tickets to': 'टिकट कहाँ भेजें',
  'The airline calls it when something changes.': 'कुछ बदलने पर एयरलाइन इस नंबर पर फ़ोन करेगी।',
  'Needed for journeys out of India.': 'भारत से बाहर की यात्रा के लिए ज़रूरी है।',

  // seats, meals and bags
  'Seats, meals and bags': 'सीट, खाना और सामान',
  'Optional. Without a choice the airline assigns a seat at check-in.':
    'ज़रूरी नहीं। आप नहीं चुनेंगे, तो एयरलाइन चेक-इन पर सीट देगी।',
  Saving: 'सहेजा जा रहा है',
  'The total is {amount}': 'कुल {amount}',
  'Meals and bags, and help at the airport': 'खाना, बैग और एयरपोर्ट पर सहायता',

  // paying
  'Keep the seats held, pay later': 'सीटें रोककर रखें, भुगतान बाद में करें',

  // changed price or times
  'The airline changed the times': 'एयरलाइन ने समय बदल दिया है',
  'The airline changed the price': 'एयरलाइन ने कीमत बदल दी है',
  '{flight} leaves': '{flight} की उड़ान',
  'They are kept for you while you name everybody. Nothing is charged yet.':
    'जब तक आप सभी के नाम लिखते हैं, ये आपके लिए रोकी जाएँगी। अभी कोई रकम नहीं काटी जाएगी।',
  'Hold these flights?': 'ये फ़्लाइट रोकें?',
  'Hold these flights': 'ये फ़्लाइट रोकें',
  'Holding these flights': 'फ़्लाइट रोकी जा रही हैं',
  'The flights could not be held': 'फ़्लाइट रोकी नहीं जा सकीं',
  'Other flights': 'दूसरी फ़्लाइट',
  'Choose other flights': 'दूसरी फ़्लाइट चुनें',

  // a review that is over, or cannot be opened
  'No longer on sale': 'अब उपलब्ध नहीं',
  'The flights could not be opened': 'फ़्लाइट खोली नहीं जा सकीं',
  'No flight was chosen': 'कोई फ़्लाइट नहीं चुनी गई',
  'Choose a flight and a fare first. Nothing was charged.': 'पहले फ़्लाइट और किराया चुनें। कोई रकम नहीं काटी गई।',
  'See the flights again': 'फ़्लाइट फिर से देखें',
  'The seats were released and nothing was charged. If they are still available, you can book them at today’s price.':
    'सीटें छोड़ दी गईं और कोई रकम नहीं काटी गई। अगर वे अब भी उपलब्ध हैं, तो आप उन्हें आज की कीमत पर बुक कर सकते हैं।',
  '{trip}.': '{trip}।',
} as const;

/** What the form of passengers and the airline say before a flight is booked. */
export const FLIGHT_REVIEW_MESSAGES = {
  // passengers
  'Name everybody who flies.': 'सभी यात्रियों के नाम लिखें।',
  'This booking is for {party}: name one passenger.': 'यह बुकिंग {party} के लिए है: एक यात्री का नाम लिखें।',
  'This booking is for {party}: name {n} passengers.': 'यह बुकिंग {party} के लिए है: {n} यात्रियों के नाम लिखें।',
  'Passenger {n} is booked as {type}.': 'यात्री {n} की बुकिंग “{type}” के रूप में है।',
  'Name adults first, then children, then infants.': 'पहले वयस्कों के, फिर बच्चों के, फिर शिशुओं के नाम लिखें।',
  'an adult': 'वयस्क',
  'a child': 'बच्चा',
  'an infant': 'शिशु',
  'Choose Mr, Ms, Mrs, Mx or Miss.': 'Mr, Ms, Mrs, Mx या Miss चुनें।',
  'Choose Master, Miss or Mx.': 'Master, Miss या Mx चुनें।',
  'Enter the first name as in the passport.': 'पहला नाम वैसा ही लिखें जैसा पासपोर्ट में है।',
  'Airlines print names in the letters A to Z only.': 'एयरलाइन नाम सिर्फ़ A से Z के अक्षरों में छापती हैं।',
  'Enter the first name as the lowest lines of the passport spell it.':
    'पहला नाम वैसा लिखें जैसा पासपोर्ट की सबसे नीचे की पंक्तियों में है।',
  'Enter the family name as the lowest lines of the passport spell it.':
    'उपनाम वैसा लिखें जैसा पासपोर्ट की सबसे नीचे की पंक्तियों में है।',
  'Airlines keep {most} letters of a first name; this one has {n}.':
    'एयरलाइन पहले नाम के {most} अक्षर ही रखती हैं; इसमें {n} हैं।',
  'Airlines keep {most} letters of a family name; this one has {n}.':
    'एयरलाइन उपनाम के {most} अक्षर ही रखती हैं; इसमें {n} हैं।',
  'Leave out middle names.': 'बीच के नाम छोड़ दें।',
  'A family name has at least two letters.': 'उपनाम में कम से कम दो अक्षर होते हैं।',
  'With a single name, enter it in both fields.': 'अगर एक ही नाम है, तो दोनों जगह वही लिखें।',
  'Two passengers have this name.': 'दो यात्रियों का यही नाम है।',
  'Airlines refuse a second ticket of the same name: check both.':
    'एयरलाइन एक ही नाम पर दूसरा टिकट नहीं देतीं: दोनों नाम जाँचें।',
  'Enter the date of birth as in the passport.': 'जन्मतिथि वैसी ही लिखें जैसी पासपोर्ट में है।',
  'This date of birth is in the future.': 'यह जन्मतिथि अभी आई ही नहीं है।',
  'Enter it as in the passport.': 'वैसी ही लिखें जैसी पासपोर्ट में है।',
  'Check the year of birth.': 'जन्म का साल जाँचें।',
  'On the day of travel this passenger is {type}, not {other}.':
    'यात्रा के दिन यह यात्री “{type}” माना जाएगा, “{other}” नहीं।',
  'Search again with the right passengers: the fare differs.': 'सही यात्रियों के साथ फिर से खोजें: किराया अलग होगा।',
  'This passenger is {type} on the first flight and {other} on the last.':
    'यह यात्री पहली फ़्लाइट में “{type}” और आखिरी में “{other}” माना जाएगा।',
  'Airlines sell the whole trip at the older age: search again with {type}.':
    'एयरलाइन पूरी यात्रा का टिकट बड़ी उम्र के हिसाब से देती हैं: “{type}” चुनकर फिर से खोजें।',
  'This trip leaves the country: enter the passport.': 'यह यात्रा देश से बाहर की है: पासपोर्ट का नंबर लिखें।',
  'This passport expires before the last flight.': 'यह पासपोर्ट आखिरी फ़्लाइट से पहले खत्म हो जाएगा।',
  'Renew it, or enter another.': 'इसे नवीनीकृत कराएँ, या दूसरा लिखें।',
  'Enter frequent-flyer numbers of the airlines you book.': 'जिन एयरलाइन की बुकिंग कर रहे हैं, उन्हीं के फ़्रीक्वेंट फ़्लायर नंबर लिखें।',
  'Remove this one.': 'इसे हटाएँ।',
  'A trip out of India asks for the payer’s PAN. Enter it to go on.':
    'भारत से बाहर की यात्रा के लिए भुगतान करने वाले का पैन ज़रूरी है। आगे बढ़ने के लिए उसे लिखें।',

  // the offer and the hold
  'These flights are not on sale any more at this fare, or not to so many.':
    'ये फ़्लाइट इस किराए पर या इतने यात्रियों के लिए अब उपलब्ध नहीं हैं।',
  'Search again to see what is.': 'उपलब्ध फ़्लाइट देखने के लिए फिर से खोजें।',
  'There are no seats left for everybody on {trip} at this fare.':
    '{trip} में इस किराए पर सभी यात्रियों के लिए सीटें नहीं बचीं।',
  'Choose another fare or flight.': 'दूसरा किराया या फ़्लाइट चुनें।',
  'A seat that you chose has just been taken.': 'आपकी चुनी हुई एक सीट अभी-अभी किसी और ने ले ली।',
  'Choose another seat; the rest stays as it is.': 'दूसरी सीट चुनें; बाकी सब वैसा ही रहेगा।',
  'A chosen seat has been taken.': 'चुनी हुई एक सीट किसी और ने ले ली।',
  'The fare just changed.': 'किराया अभी-अभी बदल गया।',
  'Hold the flight once more to see the new price.': 'नई कीमत देखने के लिए फ़्लाइट फिर से रोकें।',
  'The airline changed the times of your flights.': 'एयरलाइन ने आपकी फ़्लाइट का समय बदल दिया।',
  'The airline changed the times of your flights, and the price is now {after}, not {before}.':
    'एयरलाइन ने आपकी फ़्लाइट का समय बदल दिया, और कीमत अब {before} नहीं, {after} है।',
  'Look at the new times and accept them to go on.': 'आगे बढ़ने के लिए नया समय देखें और स्वीकार करें।',
  'Too many seats are on hold from your network at the moment.': 'आपके नेटवर्क से अभी बहुत सारी सीटें रोकी गई हैं।',
} as const;

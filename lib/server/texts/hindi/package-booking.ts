import 'server-only';

/** A package that is being booked or is booked: its summary, its confirmation, and why it was not booked. */
export const PACKAGE_BOOKING = {
  'Your package': 'आपका पैकेज',
  'A request to the tour operator': 'टूर ऑपरेटर से कोई अनुरोध',
  'No refund if you cancel now.': 'अभी रद्द करने पर रिफ़ंड नहीं मिलेगा।',
  'The tour operator kept': 'टूर ऑपरेटर ने काटे',
  'Meet at {time}: {place}, {city}.': 'मिलने का समय और जगह: {time}, {place}, {city}।',
  'Operated by {operator}': 'संचालक: {operator}',
  'Your places are held at {price}.': 'आपकी जगहें {price} में रोकी गई हैं।',
  '{amount} by {date}': '{date} तक {amount}',
  'Still to be paid: {list}. We remind you before.': 'अभी चुकाना बाकी: {list}। हम पहले याद दिलाएँगे।',
  'The tour operator is confirming': 'टूर ऑपरेटर बुकिंग कन्फ़र्म कर रहा है',
  'We are asking the tour operator again until it answers; if it cannot take you, you get a full refund.':
    'जवाब मिलने तक हम टूर ऑपरेटर से पूछते रहेंगे; अगर वह आपको नहीं ले जा सका, तो आपको पूरा रिफ़ंड मिलेगा।',
  'This package is not paid yet': 'इस पैकेज का भुगतान अभी नहीं हुआ है',
  'The package could not be booked': 'पैकेज बुक नहीं हो सका',
  'See the departures': 'प्रस्थान की तारीखें देखें',
} as const;

/** The review of a package: who travels, and how it is paid. */
export const PACKAGE_REVIEW = {
  'Sign in to book this package': 'यह पैकेज बुक करने के लिए साइन इन करें',
  'Checking places and price with the tour operator': 'टूर ऑपरेटर से जगहों और कीमत की पुष्टि की जा रही है',
  'Passport and visa for {country}': '{country} के लिए पासपोर्ट और वीज़ा',
  'For Indian citizens. Rules change: before you travel, check with {authority}.':
    'भारतीय नागरिकों के लिए। नियम बदलते रहते हैं: यात्रा से पहले {authority} से जाँच लें।',
  'Food, walking, a birthday: the tour operator reads it, and does what it can.':
    'खाना, चलने-फिरने में दिक्कत, जन्मदिन: टूर ऑपरेटर इसे पढ़ेगा और पूरा करने की कोशिश करेगा।',
  'The tax collected at source on this package is credited to it.':
    'इस पैकेज पर स्रोत पर लिया गया टैक्स (TCS) इसी पैन में जमा होता है।',
  'How do you want to pay?': 'आप भुगतान कैसे करना चाहेंगे?',
  'Pay {amount} in full': 'पूरे {amount} चुकाएँ',
  'Pay a deposit of {amount} today': 'आज {amount} एडवांस चुकाएँ',
  'Then {list}. Your places are confirmed with the deposit. If a payment is more than three days late, the booking is cancelled by its terms.':
    'फिर {list}। एडवांस चुकाते ही आपकी जगहें कन्फ़र्म हो जाएँगी। भुगतान में तीन दिन से ज़्यादा देर होने पर बुकिंग अपनी शर्तों के अनुसार रद्द हो जाएगी।',

  // changed terms
  'The tour operator changed its terms': 'टूर ऑपरेटर ने अपनी शर्तें बदल दी हैं',
  'They are held for you while you fill in who travels. Nothing is charged yet.':
    'जब तक आप यात्रियों की जानकारी भरते हैं, जगहें आपके लिए रोकी जाएँगी। अभी कोई रकम नहीं काटी जाएगी।',
  'The places could not be held': 'जगहें रोकी नहीं जा सकीं',
  'Back to the departures': 'प्रस्थान की तारीखों पर वापस जाएँ',
  'Holding these places': 'जगहें रोकी जा रही हैं',
  'Hold these places?': 'ये जगहें रोकें?',
  'Hold these places': 'ये जगहें रोकें',
  'Choose another departure': 'दूसरी तारीख चुनें',

  // a review that is over, or cannot be opened
  'The places were released and nothing was charged. If there are still places, you can book them at today’s price.':
    'जगहें छोड़ दी गईं और कोई रकम नहीं काटी गई। अगर जगहें अब भी हैं, तो आप उन्हें आज की कीमत पर बुक कर सकते हैं।',
  'See the departures again': 'प्रस्थान की तारीखें फिर से देखें',
  'This departure is sold out': 'इस तारीख पर कोई जगह नहीं बची',
  'The package could not be opened': 'पैकेज खोला नहीं जा सका',
  'No departure was chosen': 'कोई तारीख नहीं चुनी गई',
  'Choose a package and a departure first. Nothing was charged.': 'पहले पैकेज और प्रस्थान की तारीख चुनें। कोई रकम नहीं काटी गई।',
  'See other departures': 'दूसरी तारीखें देखें',
  'Back to the package': 'पैकेज पर वापस जाएँ',
} as const;

/** What forms and the API say of the booking of a package, and what it stores. */
export const PACKAGE_BOOKING_MESSAGES = {
  // the price, from the page to the payment
  '{price} for {nights}, with taxes: the departure and the rooms you chose.':
    '{price}, {nights}, टैक्स सहित: आपकी चुनी हुई तारीख और कमरे।',
  'Checked with the tour operator: the price is as shown.': 'टूर ऑपरेटर से पुष्टि की गई: कीमत वही है जो दिखाई गई थी।',
  'The same price, but the tour operator changed its cancellation terms.':
    'कीमत वही है, पर टूर ऑपरेटर ने कैंसिलेशन की शर्तें बदल दीं।',
  '{amount} more than shown: the tour operator changed its price.':
    'दिखाई गई कीमत से {amount} ज़्यादा: टूर ऑपरेटर ने अपनी कीमत बदल दी।',
  '{amount} less than shown: the tour operator changed its price.':
    'दिखाई गई कीमत से {amount} कम: टूर ऑपरेटर ने अपनी कीमत बदल दी।',
  '{amount} of it is for what you added: {list}; taxes on it, {tax}.':
    'इसमें {amount} आपकी जोड़ी हुई चीज़ों के हैं: {list}; उन पर टैक्स {tax}।',
  '{amount} of it is tax collected at source, which is credited against your income tax.':
    'इसमें {amount} स्रोत पर लिया गया टैक्स (TCS) है, जो आपके आयकर में समायोजित होता है।',
  'car for up to {n}, {price}': 'कार ({n} लोगों तक), {price}',
  'SUV for up to {n}, {price}': 'एसयूवी ({n} लोगों तक), {price}',
  'minibus for up to {n}, {price}': 'मिनीबस ({n} लोगों तक), {price}',
  '{count} × minibus for up to {n}, {price}': '{count} × मिनीबस (हर एक {n} लोगों तक), {price}',
  'Your places are held at {price} until {when}.': 'आपकी जगहें {price} में {when} तक रोकी गई हैं।',
  'Still to be paid: {amount} by {date}.': 'अभी चुकाना बाकी: {date} तक {amount}।',
  'Still to be paid: {amount} by {date} and {rest} by {last}.':
    'अभी चुकाना बाकी: {date} तक {amount} और {last} तक {rest}।',

  // refusals
  'This journey does not depart on that day. Choose one of its departures.':
    'यह यात्रा उस दिन शुरू नहीं होती। दी गई तारीखों में से चुनें।',
  'A departure is sold until {days} before. Choose a later one.':
    'बुकिंग यात्रा शुरू होने से {days} पहले तक ही होती है। बाद की तारीख चुनें।',
  '{journey} has no places or hotel rooms left for everybody on this departure.':
    'इस तारीख पर {journey} में सबके लिए जगहें या होटल के कमरे नहीं बचे हैं।',
  'Choose another departure or another journey.': 'दूसरी तारीख या दूसरा पैकेज चुनें।',
  '{journey} has no hotel rooms left on your extra nights.': 'आपकी अतिरिक्त रातों पर {journey} के होटलों में कमरे नहीं बचे हैं।',
  'Choose it without them, or another departure.': 'उनके बिना चुनें, या दूसरी तारीख चुनें।',
  'The tour operator’s system is not answering. Nothing was booked and nothing was charged. Try again in a minute.':
    'टूर ऑपरेटर का सिस्टम जवाब नहीं दे रहा है। न कुछ बुक हुआ, न कोई रकम काटी गई। एक मिनट में फिर कोशिश करें।',
  'Too many places are on hold from your network at the moment.': 'आपके नेटवर्क से अभी बहुत सारी जगहें रोकी गई हैं।',
  'Tax is collected at source on a package outside India and credited to a PAN. Enter the PAN of the person paying.':
    'भारत से बाहर के पैकेज पर स्रोत पर टैक्स (TCS) लिया जाता है और पैन में जमा होता है। भुगतान करने वाले का पैन लिखें।',
  'The hold on this package ended at {time}.': 'इस पैकेज की जगहें {time} बजे तक ही रोकी गई थीं।',
  'The hold on this package ended on {when}.': 'इस पैकेज की जगहें {when} तक ही रोकी गई थीं।',
  'The hold on this package ended.': 'इस पैकेज की जगहें अब रोकी हुई नहीं हैं।',
  'The places are yours at {price} until {when}.': '{price} में ये जगहें {when} तक आपके लिए रोकी गई हैं।',
  'The places are yours at {price} until {when} in {city}.':
    '{price} में ये जगहें {when} ({city} का समय) तक आपके लिए रोकी गई हैं।',
  'The tour operator could not confirm your places and rooms.': 'टूर ऑपरेटर आपकी जगहें और कमरे कन्फ़र्म नहीं कर सका।',
  '{operator} could not confirm your places and rooms.': '{operator} आपकी जगहें और कमरे कन्फ़र्म नहीं कर सका।',

  // states of a booking, and why something cannot be done
  'The price was checked, but no places are held yet.': 'कीमत की पुष्टि हो गई है, पर अभी कोई जगह रोकी नहीं गई है।',
  'The payment has arrived and the tour operator is confirming the places.':
    'भुगतान मिल गया है और टूर ऑपरेटर जगहें कन्फ़र्म कर रहा है।',
  'The places are no longer held, and nothing was charged.': 'जगहें अब रोकी हुई नहीं हैं, और कोई रकम नहीं काटी गई।',
  'The tour operator could not confirm this booking, and what was paid goes back.':
    'टूर ऑपरेटर यह बुकिंग कन्फ़र्म नहीं कर सका, और चुकाई गई रकम वापस की जा रही है।',
  'The payment has arrived and the tour operator has not answered yet; we keep asking.':
    'भुगतान मिल गया है और टूर ऑपरेटर से अभी जवाब नहीं आया है; हम पूछते रहेंगे।',
  'Check the price again to hold places.': 'जगहें रोकने के लिए कीमत फिर से जाँचें।',
  'Only a held package can be released.': 'सिर्फ़ रोका गया पैकेज छोड़ा जा सकता है।',
  'Only a held package can be paid for.': 'भुगतान सिर्फ़ रोके गए पैकेज का हो सकता है।',
  'Guests can be changed until the payment is made, and once it is confirmed until the journey begins.':
    'यात्री भुगतान होने तक बदले जा सकते हैं, और कन्फ़र्म होने के बाद यात्रा शुरू होने तक।',
} as const;

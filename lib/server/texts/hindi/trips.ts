import 'server-only';

/** The page of a trip, of a stay above all: its status, changes, cancellation, documents and review. */
export const TRIPS = {
  // the list
  Cancelled: 'रद्द',

  // trips by air and packages in the list
  'Your flight': 'आपकी फ़्लाइट',

  // the page of a stay
  'Your trip': 'आपकी यात्रा',
  'Sign in to see this trip': 'यह यात्रा देखने के लिए साइन इन करें',
  'Sign in with the account that booked it.': 'उसी खाते से साइन इन करें जिससे बुक किया था।',
  'Loading your trip': 'आपकी यात्रा लोड हो रही है',
  'This trip could not be opened': 'यह यात्रा खोली नहीं जा सकी',
  'Which trip?': 'कौन-सी यात्रा?',
  'Open one from the list.': 'सूची में से कोई यात्रा खोलें।',
  'Confirmed. Code {code}. {paid}.': 'कन्फ़र्म। कोड {code}। {paid}।',
  '{amount} paid in all': 'कुल {amount} चुकाए गए',
  '{amount} paid on {when}': '{when} को {amount} चुकाए गए',
  '{amount} paid': '{amount} चुकाए गए',
  '{paid}, {amount} refunded': '{paid}, {amount} वापस किए गए',
  'Not paid yet. The room is yours until {when}.': 'भुगतान अभी बाकी है। कमरा {when} तक आपके लिए रोका गया है।',
  'Not paid yet. The rooms are yours until {when}.': 'भुगतान अभी बाकी है। कमरे {when} तक आपके लिए रोके गए हैं।',
  'Not paid yet.': 'भुगतान अभी बाकी है।',
  'Paid. The hotel is confirming; we ask it again until it answers.':
    'भुगतान हो गया। होटल कन्फ़र्म कर रहा है; जवाब मिलने तक हम पूछते रहेंगे।',
  'The hotel is changing the dates of this stay; we ask it again until it answers.':
    'होटल इस बुकिंग की तारीखें बदल रहा है; जवाब मिलने तक हम पूछते रहेंगे।',
  'The hotel is cancelling rooms of this stay; we ask it again until it answers.':
    'होटल इस बुकिंग के कमरे रद्द कर रहा है; जवाब मिलने तक हम पूछते रहेंगे।',
  'Cancelled. Code {code}.': 'रद्द। कोड {code}।',
  Guest: 'मेहमान',
  'Confirmation to': 'कन्फ़र्मेशन यहाँ भेजा गया',
  'Request to the hotel': 'होटल से अनुरोध',
  'GST invoice for': 'GST इनवॉइस किसके नाम',
  'Emergency contacts': 'आपातकालीन संपर्क',
  'Loading the emergency contacts': 'आपातकालीन संपर्क लोड हो रहे हैं',
  'None is saved for this trip. Add one under Travellers in your account.':
    'इस यात्रा के लिए कोई सहेजा नहीं गया है। अपने खाते में “यात्री” में जोड़ें।',
  'Passes for your phone': 'आपके फ़ोन के लिए पास',
  'Add to Apple Wallet': 'Apple Wallet में जोड़ें',
  'Add to Google Wallet': 'Google Wallet में जोड़ें',
  'A pass shows what is booked now. After a change of this trip, add it again.':
    'पास में वही दिखता है जो अभी बुक है। यात्रा में बदलाव के बाद इसे फिर से जोड़ें।',
  'With Google Wallet, its details go to Google.': 'Google Wallet में जोड़ने पर इसकी जानकारी Google को जाती है।',

  // cancelling
  'Cancel this booking': 'बुकिंग रद्द करें',
  'Cancel rooms or the booking': 'कमरे या पूरी बुकिंग रद्द करें',
  'Cancel this booking?': 'यह बुकिंग रद्द करें?',
  'What do you want to cancel?': 'आप क्या रद्द करना चाहते हैं?',
  Rooms: 'कमरे',
  'Select all rooms': 'सभी कमरे चुनें',
  'Cancel the booking': 'बुकिंग रद्द करें',
  'Cancel these rooms': 'ये कमरे रद्द करें',
  'Cancel this room': 'यह कमरा रद्द करें',
  '{amount} will be refunded': '{amount} वापस मिलेंगे',
  'No refund': 'रिफ़ंड नहीं मिलेगा',
  '{refund}.': '{refund}।',
  '{refund}; the hotel keeps {amount}.': '{refund}; होटल {amount} काटेगा।',
  'This applies until {when}.': 'यह {when} तक लागू है।',
  '{when} at the hotel': '{when} (होटल के समय के अनुसार)',
  'After that it can no longer be cancelled here.': 'उसके बाद इसे यहाँ रद्द नहीं किया जा सकेगा।',
  'After that, the refund is smaller.': 'उसके बाद रिफ़ंड कम हो जाएगा।',
  'After that, nothing is refunded.': 'उसके बाद कोई रिफ़ंड नहीं मिलेगा।',
  'The refund goes to your wallet at once.': 'रिफ़ंड तुरंत आपके वॉलेट में आ जाएगा।',
  'Refund to': 'रिफ़ंड कहाँ चाहिए',
  'To where you paid from': 'वहीं जहाँ से आपने चुकाया था',
  '{source} to the bank in 5–7 working days, {wallet} to your wallet at once':
    '{source} बैंक में 5–7 कामकाजी दिनों में, {wallet} तुरंत आपके वॉलेट में',
  'Banks take 5–7 working days': 'बैंक को 5–7 कामकाजी दिन लगते हैं',
  'All to your wallet': 'पूरा आपके वॉलेट में',
  'There at once, for the next booking': 'तुरंत मिलेगा, अगली बुकिंग के लिए',

  // changes
  'Change dates': 'तारीखें बदलें',
  'Booked: {dates}, {nights}. Rooms, guests and rate stay the same.':
    'बुक किया गया: {dates}, {nights}। कमरे, मेहमान और दर वही रहेंगे।',
  'New check-in and check-out': 'नया चेक-इन और चेक-आउट',
  'Choose the day you check out.': 'चेक-आउट का दिन चुनें।',
  'Keep the dates': 'तारीखें न बदलें',
  'New dates, {nights}, taxes included': 'नई तारीखें, {nights}, टैक्स सहित',
  'Refund for your booked dates': 'बुक की गई तारीखों का रिफ़ंड',
  'By the terms of your rate the hotel keeps {amount} for the booked dates.':
    'आपकी दर की शर्तों के अनुसार होटल बुक की गई तारीखों के {amount} काटेगा।',
  'The hotel keeps nothing for the booked dates.': 'बुक की गई तारीखों के लिए होटल कुछ नहीं काटेगा।',
  'If you cancel later: {refund}.': 'बाद में रद्द करने पर: {refund}।',
  'You pay on the gateway’s own page. The hotel holds the new dates meanwhile, and your stay is booked on its dates as before until you have paid.':
    'भुगतान पेमेंट गेटवे के अपने पेज पर होगा। तब तक होटल नई तारीखें रोककर रखेगा, और भुगतान होने तक आपकी बुकिंग पुरानी तारीखों पर बनी रहेगी।',
  'Changing…': 'बदला जा रहा है…',
  'Pay {amount} and change': '{amount} चुकाएँ और बदलें',
  'Change for {amount} from your wallet': 'वॉलेट से {amount} चुकाकर बदलें',
  'Change the dates': 'तारीखें बदलें',
  'Change guests or requests': 'मेहमान या अनुरोध बदलें',
  'Guests and requests': 'मेहमान और अनुरोध',
  'The hotel has the new names and requests.': 'नए नाम और अनुरोध होटल को मिल गए हैं।',
  'Discard changes': 'बदलाव रहने दें',
  'A change of dates waits for its payment': 'तारीखों के बदलाव का भुगतान बाकी है',
  'The hotel holds the new dates until {when}. Your stay is booked on its dates as before until you have paid, and also if you do not.':
    'होटल ने नई तारीखें {when} तक रोक रखी हैं। भुगतान होने तक आपकी बुकिंग पुरानी तारीखों पर बनी रहेगी, और भुगतान न करने पर भी।',
  'Changed dates': 'बदली गई तारीखें',
  'Cancelled rooms': 'रद्द किए गए कमरे',
  'Changed dates and cancelled rooms': 'बदली गई तारीखें और रद्द किए गए कमरे',
  'Under way at the hotel': 'होटल में प्रक्रिया जारी है',
  'Nothing to pay': 'कुछ नहीं चुकाना है',
  Refunded: 'रिफ़ंड हुआ',

  // the review of a stay that is over
  'Your review': 'आपकी समीक्षा',
  'How was {hotel}?': '{hotel} कैसा रहा?',
  'You can review this stay until {date}.': 'आप {date} तक इस होटल की समीक्षा लिख सकते हैं।',
  'It is on the page of the hotel.': 'यह होटल के पेज पर है।',
  'Someone at the desk reads it before it is published.': 'प्रकाशित होने से पहले हमारी टीम इसे पढ़ती है।',
  'It is not published. You see the reason there.': 'यह प्रकाशित नहीं हुई। कारण वहाँ देखें।',
  'See your review': 'अपनी समीक्षा देखें',
  'Write a review': 'समीक्षा लिखें',
  'Stays you can review': 'इन होटलों की समीक्षा लिखें',
  'until {date}': '{date} तक',
} as const;

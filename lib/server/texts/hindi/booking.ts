import 'server-only';

/** The review of a booking. */
export const BOOKING = {
  // the review
  'Review and pay': 'जाँचें और भुगतान करें',
  'Sign in to book this room': 'यह कमरा बुक करने के लिए साइन इन करें',
  'Your choice stays as it is. Nothing is held or charged before you have signed in.':
    'आपका चुनाव वैसा ही रहेगा। साइन इन करने से पहले न कमरा रोका जाएगा, न कोई रकम काटी जाएगी।',
  'More for this trip? {link}: one payment for all of it.':
    'इस यात्रा के लिए कुछ और चाहिए? {link}, और सबका भुगतान एक साथ करें।',
  'Add this to your cart and continue browsing': 'इसे कार्ट में डालकर आगे देखें',
  'Opening your booking': 'आपकी बुकिंग खुल रही है',
  'Checking the price with the hotel': 'होटल से कीमत की पुष्टि की जा रही है',
  'Nothing is charged.': 'कोई रकम नहीं काटी जाएगी।',
  'Who is staying?': 'कौन ठहरेगा?',
  'The room is yours at {price}.': '{price} में यह कमरा आपके लिए रोका गया है।',
  'The rooms are yours at {price}.': '{price} में ये कमरे आपके लिए रोके गए हैं।',
  'What you book': 'आप क्या बुक कर रहे हैं',

  // guests
  'Send the confirmation to': 'कन्फ़र्मेशन कहाँ भेजें',
  'The hotel does what it can.': 'होटल इसे पूरा करने की पूरी कोशिश करेगा।',

  // the invoice
  'On the invoice': 'इनवॉइस की जानकारी',
  'I need a GST invoice for a business': 'मुझे कारोबार के लिए GST इनवॉइस चाहिए',
  'As on the registration, with state and PIN code. It must be on the invoice.':
    'जैसा पंजीकरण में है, राज्य और पिन कोड सहित। यह इनवॉइस पर होना ज़रूरी है।',
  'Use {company}': '{company} की जानकारी भरें',
  'PAN of the person paying': 'भुगतान करने वाले का पैन',
  'Needed for stays outside India.': 'भारत से बाहर के होटलों के लिए ज़रूरी है।',

  // paying
  Payment: 'भुगतान',
  'Pay {amount} from your wallet': 'वॉलेट से {amount} चुकाएँ',
  'Booking…': 'बुक हो रहा है…',
  'You pay on the gateway’s own page and come back here.': 'भुगतान पेमेंट गेटवे के अपने पेज पर होगा, फिर आप यहाँ लौट आएँगे।',
  'The package is booked at once.': 'पैकेज तुरंत बुक हो जाएगा।',
  'The room is booked at once.': 'कमरा तुरंत बुक हो जाएगा।',
  'all taxes': 'सभी टैक्स सहित',
  'after your wallet, all taxes': 'वॉलेट की रकम घटाकर, सभी टैक्स सहित',
  'from your wallet, all taxes': 'आपके वॉलेट से, सभी टैक्स सहित',
  'By booking you accept the {terms} and this booking’s cancellation terms.':
    'बुक करके आप {terms} और इस बुकिंग की कैंसिलेशन की शर्तें स्वीकार करते हैं।',
  'Try the payment again, or use another method.': 'भुगतान फिर से करके देखें, या दूसरा तरीका चुनें।',

  // changed terms
  'The hotel changed its terms': 'होटल ने अपनी शर्तें बदल दी हैं',
  '{amount} more than you were shown.': 'दिखाई गई कीमत से {amount} ज़्यादा।',
  '{amount} less than you were shown.': 'दिखाई गई कीमत से {amount} कम।',
  'Nothing is held or charged until you accept.': 'आपके स्वीकार करने तक न कमरा रोका जाएगा, न कोई रकम काटी जाएगी।',
  'It is held for you while you fill in the guests. Nothing is charged yet.':
    'जब तक आप मेहमानों की जानकारी भरते हैं, कमरा आपके लिए रोका जाएगा। अभी कोई रकम नहीं काटी जाएगी।',
  'What changed': 'क्या बदला',
  'You were shown': 'आपको दिखाया गया था',
  'Accept {amount}': '{amount} स्वीकार करें',
  'Hold this room?': 'यह कमरा रोकें?',
  'Hold this room': 'यह कमरा रोकें',
  'Holding this room': 'कमरा रोका जा रहा है',
  'Holding…': 'रोका जा रहा है…',
  'The room could not be held': 'कमरा रोका नहीं जा सका',
  'Back to the rooms': 'कमरों पर वापस जाएँ',
  'Choose another room': 'दूसरा कमरा चुनें',

  // a review that is over, or cannot be opened
  'This room has just been sold': 'यह कमरा अभी-अभी बिक गया',
  'The room could not be opened': 'कमरा खोला नहीं जा सका',
  'No room was chosen': 'कोई कमरा नहीं चुना गया',
  'Choose a room and a rate first. Nothing was charged.': 'पहले कमरा और दर चुनें। कोई रकम नहीं काटी गई।',
  'See available rooms': 'उपलब्ध कमरे देखें',
  'See the rooms again': 'कमरे फिर से देखें',
  'The hold has ended': 'कमरा अब रोका हुआ नहीं है',
  'This booking could not be completed': 'यह बुकिंग पूरी नहीं हो सकी',
  'The room was released and nothing was charged. If it is still available, you can book it at today’s price.':
    'कमरा छोड़ दिया गया और कोई रकम नहीं काटी गई। अगर वह अब भी उपलब्ध है, तो आप उसे आज की कीमत पर बुक कर सकते हैं।',
  'This booking is cancelled': 'यह बुकिंग रद्द है',
  'This booking is in progress': 'यह बुकिंग अभी हो रही है',
  'See its status': 'स्थिति देखें',
  '{hotel}, {rooms}.': '{hotel}, {rooms}।',
} as const;

/** The payment page. */
export const CHECKOUT = {
  'Demo gateway': 'डेमो गेटवे',
  'no real money': 'असली पैसे नहीं',
  'Pay for your order. No real money moves here.': 'अपने ऑर्डर का भुगतान करें। यहाँ असली पैसों का लेन-देन नहीं होता।',
  'Pay by': 'भुगतान की समय-सीमा',
  'Order{number}': 'ऑर्डर{number}',
  'Indian time': 'भारतीय समय',
  'your time ({time} Indian time)': 'आपके समय के अनुसार (भारतीय समय {time})',
  'How would you like to pay?': 'आप भुगतान कैसे करना चाहेंगे?',
  'Payment method': 'भुगतान का तरीका',
  UPI: 'UPI',
  'Any UPI app': 'कोई भी UPI ऐप',
  Card: 'कार्ड',
  'Debit or credit': 'डेबिट या क्रेडिट',
  'Net banking': 'नेट बैंकिंग',
  'Your bank’s own page': 'आपके बैंक का अपना पेज',
  'Paying…': 'भुगतान हो रहा है…',
  'Choose how this payment ends': 'चुनें कि इस भुगतान का नतीजा क्या हो',
  'How this payment ends': 'इस भुगतान का नतीजा',
  'It succeeds': 'भुगतान सफल हो',
  'Back to the shop at once, and a webhook tells it too.': 'तुरंत साइट पर वापस; वेबहुक से भी सूचना जाती है।',
  'The bank declines it': 'बैंक भुगतान अस्वीकार करे',
  'Nothing is charged, and you can try again.': 'कोई रकम नहीं कटती, और आप फिर कोशिश कर सकते हैं।',
  'It succeeds, but this browser stays here': 'भुगतान सफल हो, पर ब्राउज़र यहीं रहे',
  'The shop hears of it by webhook only.': 'साइट को सिर्फ़ वेबहुक से सूचना मिलती है।',
  'It succeeds, and the webhook is late': 'भुगतान सफल हो, पर वेबहुक देर से आए',
  'It succeeds, and the webhook comes twice': 'भुगतान सफल हो, और वेबहुक दो बार आए',
  'The shop counts it once.': 'साइट इसे एक ही बार गिनती है।',
  'Leave without paying': 'बिना भुगतान किए वापस जाएँ',
  'Paying here needs JavaScript. Leaving does not.': 'यहाँ भुगतान के लिए JavaScript ज़रूरी है। वापस जाने के लिए नहीं।',
  'This page stands in for a payment company. It asks for no card or account number, and no real money moves.':
    'यह पेज पेमेंट कंपनी के पेज की जगह है। यहाँ कार्ड या खाते का नंबर नहीं पूछा जाता और असली पैसों का लेन-देन नहीं होता।',
  'Payment received': 'भुगतान मिल गया',
  'Go back to the shop': 'साइट पर वापस जाएँ',
  'Go back to the shop after all': 'फिर भी साइट पर वापस जाएँ',
  'This order is paid': 'इस ऑर्डर का भुगतान हो चुका है',
  'It is charged once. There is nothing more to do here.': 'रकम एक ही बार काटी जाती है। यहाँ और कुछ नहीं करना है।',
  'This payment is closed': 'यह भुगतान बंद हो चुका है',
  'Its time is over, or it was cancelled. Nothing was charged.':
    'इसका समय बीत गया या इसे रद्द कर दिया गया। कोई रकम नहीं काटी गई।',
} as const;

/** The confirmation. */
export const CONFIRMATION = {
  'Sign in to see your booking': 'अपनी बुकिंग देखने के लिए साइन इन करें',
  'It is safe. Sign in with the account that booked it.': 'बुकिंग सुरक्षित है। उसी खाते से साइन इन करें जिससे बुक किया था।',
  'Loading your booking': 'आपकी बुकिंग लोड हो रही है',
  '{hotel} is confirmed': '{hotel} की बुकिंग कन्फ़र्म हो गई है',
  Code: 'कन्फ़र्मेशन कोड',
  '{amount} paid, {part} of it from your wallet.': '{amount} का भुगतान हो गया, इसमें से {part} आपके वॉलेट से।',
  '{amount} paid, {part} of it from your company’s account.':
    '{amount} का भुगतान हो गया, इसमें से {part} आपकी कंपनी के खाते से।',
  'We email the confirmation to {email}.': 'कन्फ़र्मेशन हम {email} पर ईमेल कर रहे हैं।',
  'Open this trip': 'यह यात्रा खोलें',
  'The hotel is confirming': 'होटल बुकिंग कन्फ़र्म कर रहा है',
  'Your payment of {amount} has arrived and is safe.': 'आपका {amount} का भुगतान हमें मिल गया है और सुरक्षित है।',
  'We are asking the hotel again until it answers; if it cannot take you, you get a full refund.':
    'जवाब मिलने तक हम होटल से पूछते रहेंगे; अगर होटल आपको कमरा नहीं दे सका, तो आपको पूरा रिफ़ंड मिलेगा।',
  'You may close this page.': 'आप यह पेज बंद कर सकते हैं।',
  'The payment did not go through': 'भुगतान नहीं हो सका',
  'Back to the payment': 'भुगतान पर वापस जाएँ',
  'The bank has not answered yet.': 'बैंक से अभी जवाब नहीं मिला है।',
  'You can close this page. If the payment goes through, we’ll complete your booking.':
    'आप यह पेज बंद कर सकते हैं। भुगतान सफल होने पर हम आपकी बुकिंग पूरी कर देंगे।',
  'This room is not paid yet': 'इस कमरे का भुगतान अभी नहीं हुआ है',
  'The room could not be booked': 'कमरा बुक नहीं हो सका',
  Continue: 'जारी रखें',
  'This booking could not be opened': 'यह बुकिंग खोली नहीं जा सकी',
  'If you paid, the payment is safe: bookings and refunds are kept in My trips.':
    'अगर आपने भुगतान किया है, तो वह सुरक्षित है: बुकिंग और रिफ़ंड “मेरी यात्राएँ” में रहते हैं।',
  'Remind me before it begins': 'यात्रा शुरू होने से पहले याद दिलाएँ',
  'You will get a notification on this device before it begins, and when something changes.':
    'यात्रा शुरू होने से पहले, और कुछ बदलने पर, आपको इस डिवाइस पर सूचना मिलेगी।',
} as const;

import 'server-only';

/** The review of any booking, and its payment. */
export const BOOKING = {
  // the review
  'Review and pay': 'जाँचें और भुगतान करें',
  'Your choice stays as it is. Nothing is held or charged before you have signed in.':
    'आपका चुनाव वैसा ही रहेगा। साइन इन करने से पहले न कुछ रोका जाएगा, न कोई रकम काटी जाएगी।',
  'More for this trip? {link}: one payment for all of it.':
    'इस यात्रा के लिए कुछ और चाहिए? {link}, और सबका भुगतान एक साथ करें।',
  'Add this to your cart and continue browsing': 'इसे कार्ट में डालकर आगे देखें',
  'Opening your booking': 'आपकी बुकिंग खुल रही है',
  'Nothing is charged.': 'कोई रकम नहीं काटी जाएगी।',
  'The room is yours at {price}.': '{price} में यह कमरा आपके लिए रोका गया है।',
  'The rooms are yours at {price}.': '{price} में ये कमरे आपके लिए रोके गए हैं।',
  'What you book': 'आप क्या बुक कर रहे हैं',

  // guests
  'Who is travelling?': 'कौन यात्रा करेगा?',
  'Send the confirmation to': 'कन्फ़र्मेशन कहाँ भेजें',

  // the invoice
  'On the invoice': 'इनवॉइस की जानकारी',
  'I need a GST invoice for a business': 'मुझे कारोबार के लिए GST इनवॉइस चाहिए',
  'As on the registration, with state and PIN code. It must be on the invoice.':
    'जैसा पंजीकरण में है, राज्य और पिन कोड सहित। यह इनवॉइस पर होना ज़रूरी है।',
  'Use {company}': '{company} की जानकारी भरें',
  'PAN of the person paying': 'भुगतान करने वाले का पैन',

  // paying
  'Tickets are issued once the payment has arrived.': 'भुगतान मिलते ही टिकट जारी हो जाएँगे।',
  'The tickets are issued at once.': 'टिकट तुरंत जारी हो जाएँगे।',
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
  '{amount} more than you were shown.': 'दिखाई गई कीमत से {amount} ज़्यादा।',
  '{amount} less than you were shown.': 'दिखाई गई कीमत से {amount} कम।',
  'Nothing is held or charged until you accept.': 'आपके स्वीकार करने तक न कुछ रोका जाएगा, न कोई रकम काटी जाएगी।',
  'What changed': 'क्या बदला',
  'You were shown': 'आपको दिखाया गया था',
  'Accept {amount}': '{amount} स्वीकार करें',
  'Holding…': 'रोका जा रहा है…',

  // a review that is over, or cannot be opened
  'See available rooms': 'उपलब्ध कमरे देखें',
  'The hold has ended': 'रोककर रखने का समय बीत गया',
  'This booking could not be completed': 'यह बुकिंग पूरी नहीं हो सकी',
  'This booking is cancelled': 'यह बुकिंग रद्द है',
  'This booking is in progress': 'यह बुकिंग अभी हो रही है',
  'See its status': 'स्थिति देखें',
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

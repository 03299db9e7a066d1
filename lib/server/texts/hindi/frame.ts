import 'server-only';

/** What surrounds every page: header, menus, footer, dialogs, and the choice of a language. */
export const FRAME = {
  'Skip to content': 'सीधे मुख्य सामग्री पर जाएँ',
  'Skip to results': 'सीधे नतीजों पर जाएँ',
  Main: 'मुख्य',
  Menu: 'मेन्यू',
  More: 'और भी',
  Stays: 'होटल',
  Flights: 'फ़्लाइट',
  Packages: 'हॉलिडे पैकेज',
  'My trips': 'मेरी यात्राएँ',
  'Sign in': 'साइन इन करें',
  'Saved stays': 'सहेजे गए होटल',
  Wallet: 'वॉलेट',
  Account: 'खाता',
  'Switch to work': 'काम की यात्राओं पर जाएँ',
  'Switch to personal': 'निजी यात्राओं पर जाएँ',
  Notifications: 'सूचनाएँ',
  'Account of {name}': '{name} का खाता',
  'Use another account': 'दूसरे खाते से साइन इन करें',
  'Log out': 'लॉग आउट करें',
  'Use the dark theme': 'गहरी थीम चुनें',
  'Use the light theme': 'हल्की थीम चुनें',

  'A sarai is an inn on the road. Every price here is the total you pay, taxes and fees included.':
    'सराय यानी सफ़र में ठहरने की जगह। यहाँ हर कीमत वही है जो आप चुकाते हैं, टैक्स और शुल्क सहित।',
  Cart: 'कार्ट',
  'For companies': 'कंपनियों के लिए',
  Magazine: 'पत्रिका',
  Currency: 'मुद्रा',
  'Help and contact': 'सहायता और संपर्क',
  Terms: 'नियम और शर्तें',
  Privacy: 'गोपनीयता',
  'About and credits': 'हमारे बारे में',
  'API for developers': 'डेवलपर के लिए API',

  'You are offline. You can still read this page; prices update once you are back online.':
    'आप ऑफ़लाइन हैं। यह पेज आप अब भी पढ़ सकते हैं; इंटरनेट आने पर कीमतें अपडेट हो जाएँगी।',
  'There is no page at this address': 'इस पते पर कोई पेज नहीं है',
  'It may be mistyped, or the page no longer exists. Your bookings and your money are untouched.':
    'हो सकता है पता गलत लिखा गया हो या पेज हटा दिया गया हो। आपकी बुकिंग और आपके पैसे सुरक्षित हैं।',
  '{problems} to fix': '{problems} ठीक करें',
  Close: 'बंद करें',
  Loading: 'लोड हो रहा है',
  Share: 'शेयर करें',
  'Link copied.': 'लिंक कॉपी हो गया।',
  'Your browser can’t copy the link. Open it and copy its address.':
    'आपका ब्राउज़र लिंक कॉपी नहीं कर सका। लिंक खोलें और उसका पता कॉपी करें।',
  'Open the link': 'लिंक खोलें',

  '{product}: stays at the whole price': '{product}: होटल, पूरी कीमत पर',
  'Hotels across India and beyond, booked calmly. The first price you see is the total you pay, taxes and fees included.':
    'भारत और विदेश के होटल, इत्मीनान से बुक करें। पहली कीमत जो आप देखते हैं, वही कुल कीमत आप चुकाते हैं, टैक्स और शुल्क सहित।',

  'A post of the magazine': 'पत्रिका का लेख',

  Language: 'भाषा',
  Home: 'होम पेज',
  'Hotel search and its results': 'होटल की खोज और उसके नतीजे',
  'The page of a hotel': 'होटल का पेज',
  'The review of a stay, with its guests': 'होटल की बुकिंग की जाँच, मेहमानों की जानकारी सहित',
  'The payment page': 'भुगतान का पेज',
  'The confirmation of a stay': 'होटल की बुकिंग का कन्फ़र्मेशन',
  'Flight search and its results': 'फ़्लाइट की खोज और उसके नतीजे',
  'The review of a flight, with its passengers': 'फ़्लाइट की बुकिंग की जाँच, यात्रियों की जानकारी सहित',
  'The confirmation of a flight': 'फ़्लाइट की बुकिंग का कन्फ़र्मेशन',
  'The page of a booked trip, with its cancellation': 'बुक की गई यात्रा का पेज, कैंसिलेशन सहित',
  'The account': 'खाता',
  'The wallet': 'वॉलेट',
  'A shared list of stays': 'शेयर की गई होटलों की सूची',
  'The cart': 'कार्ट',
  'The payment of a cart, with its travellers': 'कार्ट का भुगतान, यात्रियों की जानकारी सहित',
  'What was booked from a cart': 'कार्ट से की गई बुकिंग',
  Help: 'सहायता',
  'A question to us, with its messages': 'हमसे पूछा गया सवाल, संदेशों सहित',
  'Holiday packages': 'हॉलिडे पैकेज',
  'The review of a package, with its travellers': 'हॉलिडे पैकेज की बुकिंग की जाँच, यात्रियों की जानकारी सहित',
  'The confirmation of a package': 'हॉलिडे पैकेज की बुकिंग का कन्फ़र्मेशन',
  'The page of a package': 'हॉलिडे पैकेज का पेज',
  'In Hindi so far': 'अब तक हिन्दी में',
  'Emails about your own trips and account are in the language you chose. All other pages and all documents are in English. Names and descriptions of hotels and packages are as hotels and tour operators wrote them.':
    'आपकी अपनी यात्राओं और खाते के ईमेल आपकी चुनी हुई भाषा में आते हैं। बाकी सभी पेज और सभी दस्तावेज़ अंग्रेज़ी में हैं। होटलों और पैकेज के नाम और विवरण वैसे ही हैं जैसे होटलों और टूर ऑपरेटरों ने लिखे हैं।',
  'Your choice is kept in a cookie of this browser for a year, and in your account if you are signed in.':
    'आपकी पसंद इस ब्राउज़र की कुकी में एक साल तक रखी जाती है, और साइन इन होने पर आपके खाते में भी।',
} as const;

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

  'Holiday packages': 'हॉलिडे पैकेज',
  'A shared list of stays': 'शेयर की गई होटलों की सूची',
  Help: 'सहायता',

  // the page of languages
  Language: 'भाषा',
  'Pages, emails and notifications are in the language you choose.': 'पेज, ईमेल और सूचनाएँ आपकी चुनी हुई भाषा में होती हैं।',
  'In English only': 'सिर्फ़ अंग्रेज़ी में',
  'Pages and emails for companies and their employees': 'कंपनियों और उनके कर्मचारियों के पेज और ईमेल',
  'Terms, privacy and the page about us': 'नियम और शर्तें, गोपनीयता, और हमारे बारे में पेज',
  'Documents: tickets, vouchers, invoices and calendar entries': 'दस्तावेज़: टिकट, वाउचर, इनवॉइस और कैलेंडर की एंट्री',
  'Names and descriptions that hotels and tour operators wrote': 'होटलों और टूर ऑपरेटरों के लिखे नाम और विवरण',
  'Your choice is kept in a cookie of this browser for a year, and in your account if you are signed in.':
    'आपकी पसंद इस ब्राउज़र की कुकी में एक साल तक रखी जाती है, और साइन इन होने पर आपके खाते में भी।',
} as const;

import 'server-only';

/** An event: whether people can come, and the dialogs in which they register, wait for a place and sign in. */
export const EVENT = {
  'Come to {event}': '{event} में शामिल हों',
  'Registering needs JavaScript. The programme and the dates are all here without it.':
    'रजिस्टर करने के लिए JavaScript ज़रूरी है। प्रोग्राम और तारीखें उसके बिना भी यहाँ दिखती हैं।',
  'Your sign-in to {event} has ended. Your registration is as it was; sign in again to see it.':
    '{event} में आपके साइन-इन का समय खत्म हो गया है। आपका रजिस्ट्रेशन वैसा ही है; उसे देखने के लिए फिर से साइन इन करें।',
  'Every place is taken. Join the waiting list, and we email you when there is a place for you.':
    'सभी जगहें भर चुकी हैं। वेटिंग लिस्ट में नाम जोड़ें; आपके लिए जगह होने पर हम आपको ईमेल करेंगे।',
  'Tell us who is coming and on which days. Your places are reserved at once, and we email you a registration number.':
    'बताएँ कि कौन-कौन और किन दिनों आएँगे। आपकी जगहें तुरंत पक्की हो जाएँगी, और रजिस्ट्रेशन नंबर आपको ईमेल से मिलेगा।',
  'If you are registered, you can still sign in and see your registration.':
    'अगर आपने रजिस्टर किया है, तो आप अब भी साइन इन करके अपना रजिस्ट्रेशन देख सकते हैं।',
  'Join the waiting list': 'वेटिंग लिस्ट में नाम जोड़ें',
  Register: 'रजिस्टर करें',
  'Already registered? Sign in': 'पहले से रजिस्टर हैं? साइन इन करें',
  'Checking your event sign-in': 'कार्यक्रम में आपका साइन-इन जाँचा जा रहा है',

  // registering, and waiting for a place
  'Register for {event}': '{event} के लिए रजिस्टर करें',
  'Waiting list of {event}': '{event} की वेटिंग लिस्ट',
  'There is nothing to pay, and you can change or withdraw later.':
    'कोई शुल्क नहीं है, और आप बाद में रजिस्ट्रेशन बदल या रद्द कर सकते हैं।',
  'When places come free, we offer them in the order of the list to the first party that fits.':
    'जगहें खाली होने पर हम सूची के क्रम में चलते हैं: जगह पहले उसे मिलती है जिसके सभी लोगों के लिए जगह हो।',
  '{host} sees your name, how many you are and your days, but not your email.':
    '{host} को आपका नाम, लोगों की संख्या और आपके दिन दिखेंगे, पर आपका ईमेल नहीं।',
  'If you write a message there, everybody who is registered reads it with your first name and initial.':
    'अगर आप कार्यक्रम के पेज पर संदेश लिखेंगे, तो रजिस्टर किए हुए सभी लोग उसे आपके पहले नाम और उपनाम के पहले अक्षर के साथ पढ़ेंगे।',
  Name: 'नाम',
  'Your registration number goes there.': 'आपका रजिस्ट्रेशन नंबर इसी पते पर आएगा।',
  'Your position and the offer of a place go there.': 'वेटिंग लिस्ट में आपका नंबर और जगह मिलने की सूचना इसी पते पर आएगी।',
  'Your days': 'आपके दिन',
  'The day': 'कार्यक्रम का दिन',
  'Day {n}': 'दिन {n}',
  '{day}: {title}': '{day}: {title}',
  '{day}: {title} (full)': '{day}: {title} (जगहें भर गईं)',
  Companions: 'साथ आने वाले',
  'Who comes with you, on the same days': 'जो उन्हीं दिनों आपके साथ आएँगे',
  'One less, {what}': '{what}: एक कम करें',
  'One more, {what}': '{what}: एक और जोड़ें',
  'Registering…': 'रजिस्टर हो रहा है…',
  'Joining…': 'नाम जोड़ा जा रहा है…',
  'Register instead': 'इसके बजाय रजिस्टर करें',
  'Join the waiting list instead': 'इसके बजाय वेटिंग लिस्ट में नाम जोड़ें',
  'We’ve sent an email to {email}. It has your registration number and explains how to change or withdraw. There is nothing to pay.':
    'हमने {email} पर ईमेल भेजा है। उसमें आपका रजिस्ट्रेशन नंबर है, और यह भी लिखा है कि रजिस्ट्रेशन कैसे बदलें या रद्द करें। कोई शुल्क नहीं है।',
  'We’ve sent an email to {email}. It has your position on the waiting list and a link to leave it. When there is a place for you, we email you and keep it for 24 hours.':
    'हमने {email} पर ईमेल भेजा है। उसमें वेटिंग लिस्ट में आपका नंबर और नाम हटाने का लिंक है। आपके लिए जगह होने पर हम ईमेल करेंगे और उसे 24 घंटे तक आपके लिए रखेंगे।',
  'Sign in with the number': 'इस नंबर से साइन इन करें',
  Later: 'बाद में',

  // signing in to it
  'Sign in to {event}': '{event} में साइन इन करें',
  'We email you a code; there is no password.': 'हम आपको ईमेल से कोड भेजेंगे; पासवर्ड की ज़रूरत नहीं है।',
  'Registration number': 'रजिस्ट्रेशन नंबर',
  'It is in your confirmation email.': 'यह रजिस्ट्रेशन के बाद आए ईमेल में लिखा है।',
  'If {number} is registered with {email}, a code is on its way there. It works once, for 10 minutes, in this browser.':
    'अगर {number} {email} पर रजिस्टर है, तो कोड वहाँ भेजा जा रहा है। वह एक बार, 10 मिनट तक, इसी ब्राउज़र में काम करता है।',
  'If the number and email match, we’ve sent another code. Only the newest one works.':
    'अगर नंबर और ईमेल सही हैं, तो हमने दूसरा कोड भेज दिया है। सिर्फ़ सबसे नया कोड काम करेगा।',
  'Use another number or email': 'दूसरा नंबर या ईमेल लिखें',

  // a place on the waiting list
  companion: 'साथी',
  companions: 'साथी',
  'Your place on the waiting list': 'वेटिंग लिस्ट में आपका नंबर',
  'Loading your place on the waiting list': 'वेटिंग लिस्ट में आपका नंबर लोड हो रहा है',
  'You are number {position} of {waiting}. When there is a place for you, we email you and keep it for 24 hours.':
    '{waiting} में से आपका नंबर {position} है। आपके लिए जगह होने पर हम ईमेल करेंगे और उसे 24 घंटे तक आपके लिए रखेंगे।',
  'A place at {event} is free for you': '{event} में आपके लिए जगह है',
  'It is kept for you until {when} ({city} time). After that it goes to the next on the list.':
    'यह {when} ({city} का समय) तक आपके लिए रखी गई है। उसके बाद यह सूची में अगले को मिलेगी।',
  'You and {companions}, on {days}.': 'आप और {companions}, {days} को।',
  'You alone, on {days}.': 'सिर्फ़ आप, {days} को।',
  Accept: 'स्वीकार करें',
  Decline: 'मना करें',
  'Leave the waiting list': 'वेटिंग लिस्ट से नाम हटाएँ',
  'You are registered': 'आपका रजिस्ट्रेशन हो गया है',
  'Your registration number is {number}. We have emailed it to you, too. There is nothing to pay.':
    'आपका रजिस्ट्रेशन नंबर {number} है। हमने इसे आपको ईमेल से भी भेज दिया है। कोई शुल्क नहीं है।',
  'You are not on the waiting list': 'आप वेटिंग लिस्ट में नहीं हैं',
  'You have left the waiting list. You can join it again while registration is open.':
    'आपका नाम वेटिंग लिस्ट से हटा दिया गया है। रजिस्ट्रेशन खुला रहने तक आप उसमें फिर से नाम जोड़ सकते हैं।',
  'It ends when you register or leave, when an offer is not accepted in time, and when registration closes.':
    'रजिस्टर करने पर, नाम हटाने पर, मिली हुई जगह समय पर स्वीकार न करने पर और रजिस्ट्रेशन बंद होने पर नाम वेटिंग लिस्ट से हट जाता है।',

  // an event of a traveller, and reporting it
  'Hosted by {host}, a traveller. We have not checked this event: pay nobody and send nobody documents because of it.':
    'मेज़बान {host} हैं, जो हमारी टीम से नहीं हैं। हमने इस कार्यक्रम की जाँच नहीं की है: इसके लिए किसी को पैसे या दस्तावेज़ न भेजें।',
  Report: 'शिकायत करें',
  'Report this event': 'इस कार्यक्रम की शिकायत करें',
  'Someone at the desk reads the event and decides whether it stays.':
    'हमारी टीम यह पेज पढ़कर तय करेगी कि वह रहेगा या नहीं।',
  'What is wrong with it': 'इसमें क्या गलत है',
  'It asks for money or personal data, or is not real': 'इसमें पैसे या निजी जानकारी माँगी गई है, या यह असली नहीं है',
  'It pretends to be of someone else': 'यह किसी और के नाम से बनाया गया है',
  'It is offensive, or calls for something illegal': 'यह आपत्तिजनक है, या किसी गैरकानूनी काम के लिए कहता है',
  'Something else': 'कुछ और',
  'Reporting…': 'शिकायत भेजी जा रही है…',
  'Report the event': 'शिकायत भेजें',
  Back: 'वापस',
  'Thank you. Someone at the desk will read it.': 'धन्यवाद। हमारी टीम इसे पढ़ेगी।',
} as const;

/** Its dates, place and programme, which the server alone renders. */
export const EVENT_FACTS = {
  Registration: 'रजिस्ट्रेशन',
  'Register until {when}': '{when} तक रजिस्टर करें',
  '{city} time': '{city} का समय',
  'It was to close {when}': 'रजिस्ट्रेशन {when} को बंद होना था',
  'It closed {when}': 'रजिस्ट्रेशन {when} को बंद हुआ',
  'from {date}': '{date} से',
  '{begins} to {ends}': '{begins} से {ends} तक',
  Programme: 'प्रोग्राम',
  Full: 'जगहें भर गईं',
} as const;

/** The registration of a guest who is signed in. */
export const EVENT_GUEST = {
  'Loading your registration': 'आपका रजिस्ट्रेशन लोड हो रहा है',
  '{name} and {companions}': '{name} और {companions}',
  Contact: 'संपर्क',
  'Change it': 'बदलें',
  Withdraw: 'रजिस्ट्रेशन रद्द करें',
  'Change your registration': 'अपना रजिस्ट्रेशन बदलें',
  'Everything stays as it was until you save.': 'जब तक आप सहेजते नहीं, सब कुछ वैसा ही रहेगा।',
  'Save the change': 'बदलाव सहेजें',
  'Your registration is updated. We’ve emailed you the details.':
    'आपका रजिस्ट्रेशन बदल गया है। नई जानकारी आपको ईमेल से भेज दी गई है।',
  'Withdraw from {event}?': '{event} का रजिस्ट्रेशन रद्द करें?',
  'Your place is released at once, on every day you chose. Nothing was paid, so nothing is owed. You can register again while places last.':
    'आपके चुने हुए हर दिन की जगह तुरंत छोड़ दी जाएगी। कोई पैसा नहीं लिया गया था, इसलिए कुछ बकाया नहीं है। जगहें बची रहने तक आप फिर से रजिस्टर कर सकते हैं।',
  'Your {places} are released at once, on every day you chose. Nothing was paid, so nothing is owed. You can register again while places last.':
    'आपके चुने हुए हर दिन की {places} तुरंत छोड़ दी जाएँगी। कोई पैसा नहीं लिया गया था, इसलिए कुछ बकाया नहीं है। जगहें बची रहने तक आप फिर से रजिस्टर कर सकते हैं।',
  'Withdrawing…': 'रद्द हो रहा है…',
  'Stay registered': 'रजिस्ट्रेशन रहने दें',
  'You have withdrawn': 'आपका रजिस्ट्रेशन रद्द हो गया है',
  'Your places were released {when}. Nothing was paid, so nothing is owed.':
    'आपकी जगहें {when} को छोड़ दी गईं। कोई पैसा नहीं लिया गया था, इसलिए कुछ बकाया नहीं है।',
  'Register again': 'फिर से रजिस्टर करें',
  'Sign out of {event}': '{event} से साइन आउट करें',
  'Sign out of this event': 'इस कार्यक्रम से साइन आउट करें',
  'Thank you. Someone at the desk will look at it.': 'धन्यवाद। हमारी टीम इसे देखेगी।',
  'Email me about new messages, at most once a day': 'नए संदेशों की सूचना ईमेल से दें, दिन में ज़्यादा से ज़्यादा एक बार',
} as const;

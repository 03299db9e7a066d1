import 'server-only';

/** What is refused to whoever registers for an event, waits for a place, signs in to it or reports it. */
export const EVENT_MESSAGES = {
  'Enter your name.': 'अपना नाम लिखें।',
  'Companions are a whole number.': 'साथ आने वालों की संख्या पूरी होनी चाहिए।',
  'Companions are 0 or more.': 'साथ आने वालों की संख्या 0 या उससे ज़्यादा होनी चाहिए।',
  'Up to {people} can come with you.': 'आपके साथ ज़्यादा से ज़्यादा {people} आ सकते हैं।',
  'Choose the days you will attend.': 'चुनें कि आप किन दिनों आएँगे।',
  'Choose among the days of the event.': 'कार्यक्रम के दिनों में से चुनें।',
  'This event is cancelled.': 'यह कार्यक्रम रद्द हो गया है।',
  'This event is over.': 'यह कार्यक्रम हो चुका है।',
  'This event was not found.': 'यह कार्यक्रम नहीं मिला।',
  'Registration is closed.': 'रजिस्ट्रेशन बंद हो चुका है।',
  'You were not registered.': 'आपका रजिस्ट्रेशन नहीं हुआ।',
  '{day} is full.': '{day} की सभी जगहें भर चुकी हैं।',
  '{day} has one place left, and you are {n}.': '{day} की एक ही जगह बची है, और आप {n} लोग हैं।',
  '{day} has {places} left, and you are {n}.': '{day} की {places} बची हैं, और आप {n} लोग हैं।',
  'Nothing was changed.': 'कुछ नहीं बदला गया।',
  'Too many mails were asked for from this network. Try again in {time}.':
    'इस नेटवर्क से बहुत सारे ईमेल माँगे गए हैं। {time} बाद फिर कोशिश करें।',

  // the waiting list
  '{day} has {places} in all, and you are {n}.': '{day} के लिए कुल {places}, और आप {n} लोग हैं।',
  'There are places for all of you on these days. Register instead.': 'इन दिनों आप सबके लिए जगह है। इसके बजाय रजिस्टर करें।',
  'You are not on the waiting list.': 'आप वेटिंग लिस्ट में नहीं हैं।',
  'The waiting list is full. Try again later.': 'वेटिंग लिस्ट भर चुकी है। बाद में फिर कोशिश करें।',
  'This place on the waiting list was not found.': 'वेटिंग लिस्ट में यह नाम नहीं मिला।',
  'No place is free for you yet. We email you when there is one.':
    'आपके लिए अभी कोई जगह खाली नहीं है। जगह होने पर हम आपको ईमेल करेंगे।',
  'This place was yours until {when} and goes to the next on the list.':
    'यह जगह {when} तक आपके लिए थी, और अब सूची में अगले को मिलेगी।',

  // signing in to it, and reporting it
  'A registration number looks like CIT95-7K4M-2Q9X or EV-7K4M-2Q9X.':
    'रजिस्ट्रेशन नंबर ऐसा होता है: CIT95-7K4M-2Q9X या EV-7K4M-2Q9X',
  'That code does not match this number and email, is older than {time}, was tried {times}, or was requested in another browser.':
    'यह कोड इस नंबर और ईमेल का नहीं है, {time} से पुराना है, {times} आज़माया जा चुका है, या किसी दूसरे ब्राउज़र में माँगा गया था।',
  'Check all three, or request another code here.': 'तीनों जाँचें, या यहाँ दूसरा कोड माँगें।',
  'Too many wrong codes from this network. Try again in {time}.':
    'इस नेटवर्क से बहुत बार गलत कोड लिखा गया। {time} बाद फिर कोशिश करें।',
  'Choose what is wrong with it.': 'चुनें कि इसमें क्या गलत है।',
} as const;

/** What can no longer be done with a registration. */
export const EVENT_GUEST_MESSAGES = {
  'Please sign in to the event to continue.': 'जारी रखने के लिए कार्यक्रम में साइन इन करें।',
  'You have withdrawn. Register again to come.': 'आपका रजिस्ट्रेशन रद्द है। आने के लिए फिर से रजिस्टर करें।',
  'You have withdrawn already. Your places were released.': 'आप रजिस्ट्रेशन पहले ही रद्द कर चुके हैं। आपकी जगहें छोड़ दी गई हैं।',
  'Registration is closed, so what you chose stays. You can still withdraw.':
    'रजिस्ट्रेशन बंद हो चुका है, इसलिए आपने जो चुना है वही रहेगा। आप रजिस्ट्रेशन अब भी रद्द कर सकते हैं।',
} as const;

import 'server-only';

/** What the host of an event sees: the list of events, the form of one, and who is registered. */
export const HOSTING = {
  'Events you host': 'आपके कार्यक्रम',
  'Your events': 'आपके कार्यक्रम',
  'Host an event': 'नया कार्यक्रम बनाएँ',
  'Sign in to host an event': 'कार्यक्रम बनाने के लिए साइन इन करें',
  'Your events, and who is registered for them, are in your account.':
    'आपके कार्यक्रम, और उनमें किसने रजिस्टर किया है, आपके खाते में दिखते हैं।',
  'An event belongs to an account, so that you can change it and see who is registered.':
    'कार्यक्रम आपके खाते में रहता है, ताकि आप उसे बदल सकें और देख सकें कि किसने रजिस्टर किया है।',
  'Sign in to see your event': 'अपना कार्यक्रम देखने के लिए साइन इन करें',
  'Sign in with the account that hosts it.': 'उसी खाते से साइन इन करें जिससे कार्यक्रम बनाया था।',
  'A wedding, a class reunion, a walk: make a page for it, send its link to whoever you invite, and see who comes.':
    'शादी, पुराने सहपाठियों का मिलन, या साथ में सैर: उसका पेज बनाएँ, मेहमानों को उसका लिंक भेजें, और देखें कि कौन आ रहा है।',
  'Your events could not be loaded': 'आपके कार्यक्रम लोड नहीं हो सके',
  'Loading your events': 'आपके कार्यक्रम लोड हो रहे हैं',
  '{people} registered': 'रजिस्ट्रेशन: {people}',
  'Nobody is registered yet': 'अभी किसी ने रजिस्टर नहीं किया है',
  'Nobody is registered yet.': 'अभी किसी ने रजिस्टर नहीं किया है।',
  Cancelled: 'रद्द',
  Removed: 'हटाया गया',
  Over: 'हो चुका',

  // the form
  'Loading the form': 'फ़ॉर्म लोड हो रहा है',
  'This event cannot be changed': 'यह कार्यक्रम बदला नहीं जा सकता',
  'It is over, cancelled or removed.': 'यह हो चुका है, रद्द हो गया है या हटा दिया गया है।',
  'Your unsaved changes are still here.': 'आपने जो लिखा था और सहेजा नहीं था, वह अब भी यहाँ है।',
  'Discard them': 'उसे हटा दें',
  'Title of the event': 'कार्यक्रम का नाम',
  'In one sentence': 'एक वाक्य में',
  'Shown above the description.': 'यह विवरण के ऊपर दिखेगा।',
  Description: 'विवरण',
  City: 'शहर',
  'Type a city': 'शहर का नाम लिखें',
  Change: 'बदलें',
  'Change {what}, now {chosen}': '{what} बदलें, अभी {chosen}',
  'Nothing found. Try the beginning of a name.': 'कुछ नहीं मिला। नाम के शुरू के अक्षर लिखें।',
  'Where it takes place': 'कार्यक्रम कहाँ होगा',
  'A house, a hall, a meeting point': 'जैसे घर, हॉल या मिलने की जगह',
  Address: 'पता',
  When: 'कब',
  'By the clock of the city. Registration closes when the event begins.':
    'समय शहर के अनुसार है। कार्यक्रम शुरू होते ही रजिस्ट्रेशन बंद हो जाता है।',
  'First day': 'पहला दिन',
  'Begins at': 'शुरू होने का समय',
  'Last day': 'आखिरी दिन',
  'Ends at': 'खत्म होने का समय',
  Places: 'जगहें',
  'On each day, up to {most}. A registration takes one for each person.':
    'हर दिन की जगहें, ज़्यादा से ज़्यादा {most}। रजिस्ट्रेशन में हर व्यक्ति के लिए एक जगह लगती है।',
  Programme: 'प्रोग्राम',
  'You can add it later.': 'इसे आप बाद में भी लिख सकते हैं।',
  'Add a line': 'एक पंक्ति जोड़ें',
  'line {n} of the programme': 'प्रोग्राम की पंक्ति {n}',
  'Day of line {n}': 'पंक्ति {n} का दिन',
  Time: 'समय',
  'What happens': 'क्या होगा',
  Where: 'कहाँ',
  'Whoever has the link sees the page, with your first name and initial. Leave out web and email addresses and telephone numbers: a text with one is not accepted. Whoever registers can sign in to the event; you see their names, how many they are and their days.':
    'जिसके पास लिंक होगा, वह यह पेज देख सकेगा; उस पर आपका पहला नाम और उपनाम का पहला अक्षर दिखेगा। वेब और ईमेल पते और फ़ोन नंबर न लिखें: उनके साथ टेक्स्ट स्वीकार नहीं होगा। रजिस्टर करने वाले कार्यक्रम में साइन इन कर सकते हैं; आपको उनके नाम, लोगों की संख्या और आने के दिन दिखेंगे।',
  'Save the changes': 'बदलाव सहेजें',
  'Make the event': 'कार्यक्रम बनाएँ',
  Back: 'वापस',

  // an event
  'Loading the event': 'कार्यक्रम लोड हो रहा है',
  'This event could not be opened': 'यह कार्यक्रम खोला नहीं जा सका',
  'We removed this event. The reason:': 'हमने यह कार्यक्रम हटा दिया है। कारण:',
  'Send this link to whoever you invite; the event is in no list.':
    'जिन्हें बुलाना है, उन्हें यह लिंक भेजें; कार्यक्रम किसी सूची में नहीं दिखता।',
  'Change the event': 'कार्यक्रम बदलें',
  'Cancel the event': 'कार्यक्रम रद्द करें',
  'Cancel {title}?': '{title} को रद्द करें?',
  'We email {addresses} that it is cancelled.': 'रद्द होने की सूचना ईमेल से भेजी जाएगी ({addresses})।',
  address: 'पता',
  addresses: 'पते',
  'Its page stays and says so. This cannot be undone.':
    'इसका पेज बना रहेगा और उस पर लिखा होगा कि कार्यक्रम रद्द है। इसे वापस नहीं किया जा सकता।',
  'Cancelling…': 'रद्द हो रहा है…',
  'Keep the event': 'रद्द न करें',
  'The event is cancelled.': 'कार्यक्रम रद्द हो गया है।',
  'Who is registered': 'किसने रजिस्टर किया है',
  '{people}, with {places} on each day.': '{people}; हर दिन {places}।',
  'You see names, numbers of people and days. Use them for this event only.':
    'आपको नाम, लोगों की संख्या और आने के दिन दिखते हैं। इनका इस्तेमाल सिर्फ़ इसी कार्यक्रम के लिए करें।',
  'Loading who is registered': 'रजिस्ट्रेशन लोड हो रहे हैं',
  Name: 'नाम',
  People: 'कितने लोग',
  'Comes on': 'आने के दिन',
  Registered: 'कब रजिस्टर किया',
  'Waiting list': 'वेटिंग लिस्ट',
  'party waits': 'समूह इंतज़ार में है',
  'parties wait': 'समूह इंतज़ार में हैं',
  '{parties} for a place. Places that come free are offered by email in this order, for 24 hours each. If you raise the number of places, the new ones are offered at once.':
    '{parties}। खाली होने वाली जगहें इसी क्रम में, 24-24 घंटे के लिए, ईमेल से दी जाती हैं। अगर आप जगहें बढ़ाएँ, तो नई जगहें तुरंत दी जाती हैं।',
  'Waiting since': 'कब से इंतज़ार में',
  'Place offered until': 'जगह कब तक रखी है',
  'Download the list as CSV': 'लिस्ट CSV में डाउनलोड करें',
  'Everybody who is registered': 'रजिस्टर किए हुए सभी लोग',
  'You and everybody who is registered': 'आप और रजिस्टर किए हुए सभी लोग',
  Hide: 'छिपाएँ',

  // albums of the gallery
  Albums: 'एल्बम',
  Photographs: 'तस्वीरें',
  Delete: 'मिटाएँ',
  'Delete the album': 'एल्बम मिटाएँ',
  'Name of a new album': 'नए एल्बम का नाम',
  'Photographs of an album that you delete move to “{album}”.': 'एल्बम मिटाने पर उसकी तस्वीरें “{album}” में चली जाती हैं।',
  'Adding…': 'जोड़ा जा रहा है…',
  'Add the album': 'एल्बम जोड़ें',
} as const;

/** The page that stops the emails about messages at an event; no browser needs its texts. */
export const STOP_EVENT_EMAILS = {
  'Emails about messages': 'संदेशों के ईमेल',
  'These emails are off': 'ये ईमेल बंद कर दिए गए हैं',
  'Stop emails about new messages?': 'नए संदेशों के ईमेल बंद करें?',
  'Stop these emails': 'ये ईमेल बंद करें',
  'You will not get emails about new messages at this event any more. On the event’s page, below its messages, you can turn them on again.':
    'इस कार्यक्रम के नए संदेशों के ईमेल आपको अब नहीं मिलेंगे। कार्यक्रम के पेज पर, संदेशों के नीचे, आप इन्हें फिर से चालू कर सकते हैं।',
  'You will not be told of new messages at this event. You stay registered, and emails about your registration still come.':
    'इस कार्यक्रम के नए संदेशों की सूचना आपको नहीं मिलेगी। आपका रजिस्ट्रेशन बना रहेगा, और उसके ईमेल आते रहेंगे।',
} as const;

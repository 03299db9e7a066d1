import 'server-only';

/** What the form of an event and the API refuse to its host. */
export const HOSTING_MESSAGES = {
  // the form
  'Enter a title.': 'कार्यक्रम का नाम लिखें।',
  'Say in one sentence what it is.': 'एक वाक्य में लिखें कि यह क्या है।',
  'Describe the event.': 'कार्यक्रम के बारे में लिखें।',
  'Choose the city.': 'शहर चुनें।',
  'Choose a city from the list.': 'सूची में से शहर चुनें।',
  'Enter where it takes place.': 'लिखें कि कार्यक्रम कहाँ होगा।',
  'Enter the address.': 'पता लिखें।',
  'Choose the first day.': 'पहला दिन चुनें।',
  'Choose the last day.': 'आखिरी दिन चुनें।',
  'Enter a time such as 18:30.': 'समय इस तरह लिखें: 18:30',
  'Enter a number from 1 to {n}.': '1 से {n} तक की संख्या लिखें।',
  'Choose among the days of the event.': 'कार्यक्रम के दिनों में से चुनें।',
  'Say what happens.': 'लिखें कि क्या होगा।',
  'A programme has at most {n} lines.': 'प्रोग्राम में ज़्यादा से ज़्यादा {n} पंक्तियाँ हो सकती हैं।',
  'Use at most {n} characters.': 'ज़्यादा से ज़्यादा {n} अक्षर लिखें।',
  'Leave out web and email addresses.': 'वेब और ईमेल पते न लिखें।',
  'Leave out telephone numbers.': 'फ़ोन नंबर न लिखें।',
  'This repeats the same words again and again.': 'इसमें वही शब्द बार-बार लिखे गए हैं।',
  'There are too many marks on one letter.': 'किसी एक अक्षर पर बहुत ज़्यादा मात्राएँ या चिह्न हैं।',
  'The event must begin later than now.': 'कार्यक्रम शुरू होने का समय अभी के बाद का होना चाहिए।',
  'Choose a day within the next two years.': 'अगले दो साल के अंदर का दिन चुनें।',
  'The last day cannot be before the first.': 'आखिरी दिन पहले दिन से पहले नहीं हो सकता।',
  'An event has at most {days}.': 'कार्यक्रम ज़्यादा से ज़्यादा {days} का हो सकता है।',
  'The event must end later than it begins.': 'कार्यक्रम खत्म होने का समय शुरू होने के बाद का होना चाहिए।',

  // changes
  'This event was not found.': 'यह कार्यक्रम नहीं मिला।',
  'This event was removed.': 'यह कार्यक्रम हटा दिया गया है।',
  'This event is cancelled.': 'यह कार्यक्रम रद्द हो गया है।',
  'This event is over.': 'यह कार्यक्रम हो चुका है।',
  'Nothing was changed.': 'कुछ नहीं बदला गया।',
  '{people} is registered for {day}.': '{day} के लिए {people} रजिस्टर है।',
  '{people} are registered for {day}.': '{day} के लिए {people} रजिस्टर हैं।',
  'Keep that day, or cancel the event and make a new one.': 'वह दिन रखें, या कार्यक्रम रद्द करके नया बनाएँ।',
  '{n} place is taken.': '{n} जगह भर चुकी है।',
  '{n} places are taken.': '{n} जगहें भर चुकी हैं।',
  'Enter at least as many.': 'कम से कम इतनी जगहें लिखें।',
  'Place or time changed {times} today, with an email to everybody each time.':
    'आज जगह या समय {times} बदला जा चुका है, और हर बार सबको ईमेल गया है।',
  'Change them again tomorrow.': 'इन्हें कल फिर बदलें।',

  // limits
  'One of your events was removed, so you cannot make another.':
    'आपका एक कार्यक्रम हटाया गया था, इसलिए आप दूसरा नहीं बना सकते।',
  'Ask us on the help page.': 'सहायता पेज पर हमसे पूछें।',
  'You have {n} events that are not over.': 'आपके {n} कार्यक्रम अभी समाप्त नहीं हुए हैं।',
  'Cancel one before you make another.': 'नया बनाने से पहले एक रद्द करें।',
  'You can make {n} events in 24 hours.': '24 घंटे में आप {n} कार्यक्रम बना सकते हैं।',
  'Try again tomorrow.': 'कल फिर कोशिश करें।',

  // albums
  'Enter a name.': 'नाम लिखें।',
  'There is an album of this name.': 'इस नाम का एल्बम पहले से है।',
  'An event has at most {n} albums of its own.': 'कार्यक्रम में ज़्यादा से ज़्यादा {n} एल्बम बनाए जा सकते हैं।',
} as const;

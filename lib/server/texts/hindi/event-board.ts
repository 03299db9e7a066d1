import 'server-only';

/** Messages and photographs of an event, for its guests and its host. */
export const EVENT_BOARD = {
  'Loading…': 'लोड हो रहा है…',
  You: 'आप',
  host: 'मेज़बान',
  organiser: 'आयोजक',
  '{product} team': '{product} की टीम',
  'the {product} team': '{product} की टीम',
  'Everybody who is registered, and {host},': 'रजिस्टर किए हुए सभी लोग और {host}',
  Report: 'शिकायत करें',
  Reported: 'शिकायत की गई',

  // messages
  Messages: 'संदेश',
  'Loading the messages': 'संदेश लोड हो रहे हैं',
  'Nobody has written yet.': 'अभी तक किसी ने कुछ नहीं लिखा है।',
  'Show earlier messages': 'पुराने संदेश दिखाएँ',
  'Earlier messages': 'पुराने संदेश',
  'Newest messages': 'सबसे नए संदेश',
  'This message was hidden.': 'यह संदेश छिपा दिया गया है।',
  'Your message': 'आपका संदेश',
  '{readers} can read it. Leave out addresses and telephone numbers.': 'इसे {readers} पढ़ सकते हैं। पते और फ़ोन नंबर न लिखें।',
  'Send the message': 'संदेश भेजें',

  // photographs
  Photographs: 'तस्वीरें',
  'Photographs of this event': 'इस कार्यक्रम की तस्वीरें',
  'Loading the photographs': 'तस्वीरें लोड हो रही हैं',
  'There are no photographs here yet.': 'यहाँ अभी कोई तस्वीर नहीं है।',
  Album: 'एल्बम',
  'All albums': 'सभी एल्बम',
  'Show the album': 'एल्बम चुनें',
  'Added by you, {when}': 'आपने जोड़ी, {when}',
  'Added by {name}, {when}': '{name} ने जोड़ी, {when}',
  Previous: 'पिछली',
  Next: 'अगली',
  '{n} of {all}': '{all} में से {n}',
  Delete: 'मिटाएँ',
  'Delete for everybody': 'सबके लिए मिटाएँ',
  'Add a photograph': 'तस्वीर जोड़ें',
  '{readers} can see it, and nobody else. Ask the people in it first. Where and with what it was taken is removed.':
    'इसे {readers} देख सकते हैं, और कोई नहीं। पहले उन लोगों से पूछ लें जो इसमें हैं। तस्वीर कहाँ और किस फ़ोन या कैमरे से ली गई, यह जानकारी हटा दी जाती है।',
  Photograph: 'तस्वीर',
  'JPEG, PNG or WebP, of 200 × 200 pixels or more.': 'JPEG, PNG या WebP, कम से कम 200 × 200 पिक्सेल।',
  'What it shows': 'तस्वीर में क्या है',
  'In a few words, for people who cannot see it: “Four people dancing in the garden”.':
    'कुछ शब्दों में, उनके लिए जो इसे देख नहीं सकते: “बगीचे में नाचते चार लोग”।',
  'Sent so far': 'अब तक भेजा गया',
  'Adding…': 'जोड़ा जा रहा है…',
  'Add the photograph': 'यह तस्वीर जोड़ें',
  'The photograph was added.': 'तस्वीर जोड़ दी गई।',
} as const;

/** What is refused there, and why nobody can write or add any more. */
export const EVENT_BOARD_MESSAGES = {
  'This event is cancelled.': 'यह कार्यक्रम रद्द हो गया है।',
  'This event is over.': 'यह कार्यक्रम हो चुका है।',
  'This event was not found.': 'यह कार्यक्रम नहीं मिला।',

  // what somebody typed, for others to read
  'Use at most {n} characters.': 'ज़्यादा से ज़्यादा {n} अक्षर लिखें।',
  'Leave out web and email addresses.': 'वेब और ईमेल पते न लिखें।',
  'Leave out telephone numbers.': 'फ़ोन नंबर न लिखें।',
  'This repeats the same words again and again.': 'इसमें वही शब्द बार-बार लिखे गए हैं।',
  'There are too many marks on one letter.': 'किसी एक अक्षर पर बहुत ज़्यादा मात्राएँ या चिह्न हैं।',
  'You have written this already.': 'आप यह पहले ही लिख चुके हैं।',

  // messages
  'Write a message.': 'संदेश लिखें।',
  'Too much was written here today. Write again tomorrow.': 'आज यहाँ बहुत कुछ लिखा जा चुका है। कल फिर लिखें।',
  'This event is cancelled, so nobody can write any more.': 'यह कार्यक्रम रद्द हो गया है, इसलिए अब कोई नहीं लिख सकता।',
  'This event is over, so nobody can write any more.': 'यह कार्यक्रम हो चुका है, इसलिए अब कोई नहीं लिख सकता।',
  'This message was not found.': 'यह संदेश नहीं मिला।',
  'This is your own message.': 'यह आपका अपना संदेश है।',
  'You have withdrawn from this event.': 'आप इस कार्यक्रम का रजिस्ट्रेशन रद्द कर चुके हैं।',

  // photographs
  'Choose a photograph.': 'कोई तस्वीर चुनें।',
  'Write what the photograph shows.': 'लिखें कि तस्वीर में क्या है।',
  'Choose an album of this event.': 'इस कार्यक्रम का कोई एल्बम चुनें।',
  'The photograph is larger than {n} MB.': 'यह तस्वीर {n} MB से बड़ी है।',
  'This file cannot be read. Choose it again.': 'यह फ़ाइल पढ़ी नहीं जा सकी। इसे फिर से चुनें।',
  'This file is {what}; photographs are JPEG, PNG or WebP.': 'यह फ़ाइल {what} है; तस्वीर JPEG, PNG या WebP में हो।',
  'This file is no picture we can read; photographs are JPEG, PNG or WebP.':
    'यह फ़ाइल तस्वीर के रूप में नहीं खुली; तस्वीर JPEG, PNG या WebP में हो।',
  'an SVG drawing': 'SVG चित्र',
  'a web page': 'वेब पेज',
  'a GIF': 'एक GIF',
  'a BMP': 'एक BMP',
  'a TIFF': 'एक TIFF',
  'a PDF': 'एक PDF',
  'a ZIP archive': 'एक ZIP फ़ाइल',
  'a HEIC or AVIF picture, or a film': 'HEIC या AVIF तस्वीर, या वीडियो',
  'This file cannot be decoded: it is damaged, or not what it says.':
    'यह फ़ाइल नहीं खुली: यह खराब है, या किसी और तरह की है।',
  'This file is {size} pixels; at least {least} are needed.':
    'यह तस्वीर {size} पिक्सेल की है; कम से कम {least} पिक्सेल चाहिए।',
  'This file is {size} pixels: too long for any frame.': 'यह तस्वीर {size} पिक्सेल की है: दिखाने के लिए बहुत लंबी या चौड़ी।',
  'This file unpacks to more than {n} million pixels.': 'यह तस्वीर {n} मिलियन पिक्सेल से बड़ी है।',
  'This file takes longer than {time} to read.': 'इस फ़ाइल को पढ़ने में {time} से ज़्यादा समय लगता है।',
  'This file takes too long or too much memory to read.': 'इस फ़ाइल को पढ़ने में बहुत ज़्यादा समय या मेमोरी लगती है।',
  'Many files are being read right now. Wait a moment and try again; nothing was changed.':
    'अभी बहुत सारी फ़ाइलें पढ़ी जा रही हैं। थोड़ा रुककर फिर कोशिश करें; कुछ नहीं बदला गया।',
  'This event is cancelled, so nobody can add photographs any more.':
    'यह कार्यक्रम रद्द हो गया है, इसलिए अब कोई तस्वीर नहीं जोड़ी जा सकती।',
  'This event was over {days} ago, so nobody can add photographs any more.':
    'यह कार्यक्रम {days} पहले हो चुका है, इसलिए अब कोई तस्वीर नहीं जोड़ी जा सकती।',
  'You have added {n} photographs. Delete one of yours before you add another.':
    'आप {n} तस्वीरें जोड़ चुके हैं। नई तस्वीर जोड़ने से पहले अपनी कोई एक मिटाएँ।',
  'This gallery is full. Nobody can add photographs until some are deleted.':
    'तस्वीरों की जगह भर चुकी है। कुछ मिटाए जाने तक कोई नई तस्वीर नहीं जोड़ी जा सकती।',
  'This photograph was not found.': 'यह तस्वीर नहीं मिली।',
  'This is your own photograph. You can delete it.': 'यह आपकी अपनी तस्वीर है। आप इसे मिटा सकते हैं।',
} as const;

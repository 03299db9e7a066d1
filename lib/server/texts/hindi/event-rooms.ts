import 'server-only';

/** Rooms that are kept for an event, and sharing one, for its guests. */
export const EVENT_ROOMS = {
  'Rooms for guests of the event': 'कार्यक्रम के मेहमानों के लिए कमरे',
  '{price} a night with all taxes, for a room with up to {guests}. You see the whole price on the next page, before you pay.':
    '{price} प्रति रात, सभी टैक्स सहित। इस कीमत में एक कमरा, ज़्यादा से ज़्यादा {guests}। पूरी कीमत अगले पेज पर, भुगतान से पहले दिखेगी।',
  'Free cancellation until {days} before check-in. After that there is no refund.':
    'चेक-इन से {days} पहले तक मुफ़्त कैंसिलेशन। उसके बाद रिफ़ंड नहीं मिलेगा।',
  'Free cancellation until check-in.': 'चेक-इन तक मुफ़्त कैंसिलेशन।',
  'The event’s rate can be booked until {day}.': 'कार्यक्रम की दर पर {day} तक बुकिंग हो सकती है।',
  'Rooms left at {hotel}': '{hotel} में बचे हुए कमरे',
  Night: 'रात',
  Rooms: 'कमरे',
  Left: 'बाकी',
  'No rooms left': 'कोई कमरा नहीं बचा',
  'Book a room': 'कमरा बुक करें',
  'First night': 'पहली रात',
  'Check-out': 'चेक-आउट',
  Adults: 'वयस्क',
  'One room. You may book another for each person of your registration.':
    'एक कमरा। आप अपने रजिस्ट्रेशन के हर व्यक्ति के लिए एक और कमरा बुक कर सकते हैं।',
  'Holding the room…': 'कमरा रोका जा रहा है…',
  'Review and pay': 'जाँचें और भुगतान करें',

  // sharing a room
  'Share a room': 'कमरा शेयर करें',
  'Would you like to share a room with another guest? Add yourself to the list. Only guests who are on it see it: your first name with an initial and the line that you write, never your email or telephone number. We email you when somebody asks you.':
    'क्या आप किसी दूसरे मेहमान के साथ कमरा शेयर करना चाहते हैं? सूची में अपना नाम जोड़ें। उसे सिर्फ़ वही मेहमान देखते हैं जो खुद सूची में हैं: आपका पहला नाम, उपनाम का पहला अक्षर और आपकी लिखी पंक्ति। आपका ईमेल या फ़ोन नंबर किसी को नहीं दिखता। जब कोई आपसे पूछेगा, हम आपको ईमेल करेंगे।',
  'About you, in a line': 'अपने बारे में, एक पंक्ति में',
  'For example when you go to sleep, and whether you smoke. At most {n} characters, without addresses or telephone numbers.':
    'जैसे आप कब सोते हैं, और स्मोकिंग करते हैं या नहीं। ज़्यादा से ज़्यादा {n} अक्षर, पते या फ़ोन नंबर के बिना।',
  'Add me to the list': 'मेरा नाम सूची में जोड़ें',
  'You are on the list with:': 'सूची में आपकी पंक्ति:',
  'Change your line': 'पंक्ति बदलें',
  'Leave the list': 'सूची से नाम हटाएँ',
  'You are no longer on the list.': 'आपका नाम सूची से हटा दिया गया है।',
  'other guest': 'और मेहमान',
  'other guests': 'और मेहमान',
  '{guests} on the list': 'सूची में {guests}',
  'Nobody else is on the list yet': 'सूची में अभी कोई और नहीं है',
  'We email you when somebody asks you. Look here again in a few days.':
    'जब कोई आपसे पूछेगा, हम आपको ईमेल करेंगे। कुछ दिन बाद यहाँ फिर देखें।',
  Ask: 'पूछें',
  'Ask {name}': '{name} से पूछें',
  'Your request was sent.': 'आपका अनुरोध भेज दिया गया है।',
  'Withdraw the request': 'अनुरोध वापस लें',
  'Withdraw the request: {name}': 'अनुरोध वापस लें: {name}',
  'Your request was withdrawn.': 'आपका अनुरोध वापस ले लिया गया है।',
  'Somebody asks you': 'एक मेहमान ने आपसे पूछा है',
  '{n} guests ask you': '{n} मेहमानों ने आपसे पूछा है',
  'Share a room with {name}': '{name} के साथ कमरा शेयर करें',
  'Decline the request of {name}': '{name} को मना करें',
  'You share a room with {name}': 'आप {name} के साथ कमरा शेयर करेंगे',
  'One of you books the room and pays for it; the rooming list of the hotel then names the other too. Agree on it in the messages below, or at the event.':
    'कमरा आपमें से कोई एक बुक करता है और वही भुगतान करता है; होटल की कमरों की सूची में फिर दूसरे का नाम भी होता है। यह नीचे संदेशों में या कार्यक्रम में आपस में तय कर लें।',
  'Stop sharing': 'शेयर करना बंद करें',
  '{name} is told by email and cannot ask you again. A room that one of you booked stays booked. You are both on the list again.':
    '{name} को ईमेल से बताया जाएगा, और वे आपसे फिर नहीं पूछ सकेंगे। जो कमरा आपमें से किसी ने बुक किया है, वह बुक ही रहेगा। आप दोनों फिर से सूची में होंगे।',
  'Yes, stop sharing': 'हाँ, शेयर करना बंद करें',
  'Ending…': 'बंद किया जा रहा है…',
  'Keep sharing': 'शेयर करते रहें',
  'You no longer share a room with {name}': 'अब आप {name} के साथ कमरा शेयर नहीं कर रहे हैं',
} as const;

/** What is refused of them. */
export const EVENT_ROOM_MESSAGES = {
  'Choose the first night.': 'पहली रात चुनें।',
  'Choose the last morning.': 'चेक-आउट का दिन चुनें।',
  'Choose among the nights shown.': 'दिखाई गई रातों में से चुनें।',
  'Check-out must be after check-in.': 'चेक-आउट की तारीख चेक-इन के बाद की होनी चाहिए।',
  'This room takes at most {adults}.': 'इस कमरे में ज़्यादा से ज़्यादा {adults} ठहर सकते हैं।',
  'Sign in to the event again to book one of its rooms.': 'कमरा बुक करने के लिए कार्यक्रम में फिर से साइन इन करें।',
  'Only who is registered for the event can book one of its rooms.':
    'कार्यक्रम के कमरे सिर्फ़ वही बुक कर सकते हैं जो उसके लिए रजिस्टर हैं।',
  'This room was not found.': 'यह कमरा नहीं मिला।',
  'The cut-off of these rooms has passed. See the hotel’s page for others.':
    'इन कमरों को बुक करने की आखिरी तारीख निकल चुकी है। दूसरे कमरे होटल के पेज पर देखें।',
  'Rooms of this registration are booked by another account. Sign in with that one.':
    'इस रजिस्ट्रेशन के कमरे किसी दूसरे खाते से बुक हैं। उसी खाते से साइन इन करें।',
  'Your registration is for {people} and has as many rooms. Release or cancel one in My trips first.':
    'आपके रजिस्ट्रेशन में {people} हैं, और उतने ही कमरे बुक हैं। पहले “मेरी यात्राएँ” में कोई एक छोड़ें या रद्द करें।',

  // sharing a room
  'Write a line about yourself, such as when you sleep and whether you smoke.':
    'अपने बारे में एक पंक्ति लिखें, जैसे आप कब सोते हैं और स्मोकिंग करते हैं या नहीं।',
  'No rooms are kept for this event.': 'इस कार्यक्रम के लिए कोई कमरे नहीं रोके गए हैं।',
  'Add yourself to the list first.': 'पहले सूची में अपना नाम जोड़ें।',
  'The list is full. Try again later.': 'सूची भर चुकी है। बाद में फिर कोशिश करें।',
  'This person was not found.': 'ये मेहमान नहीं मिले।',
  'This person is no longer looking for somebody. Nothing was sent.':
    'ये मेहमान अब किसी के साथ कमरा शेयर करना नहीं चाह रहे। कुछ नहीं भेजा गया।',
  'You have asked this person. Wait for the answer, or withdraw the request.':
    'आप इनसे पूछ चुके हैं। जवाब का इंतज़ार करें, या अनुरोध वापस लें।',
  'This person does not want to share a room with you, so you cannot ask again.':
    'ये आपके साथ कमरा शेयर नहीं करना चाहते, इसलिए आप इनसे फिर नहीं पूछ सकते।',
  'This person has asked you. Accept or decline that request.': 'इन्होंने आपसे पूछा है। उस अनुरोध को स्वीकार करें या मना करें।',
  'This person has many requests to answer. Ask again later.': 'इन्हें बहुत सारे अनुरोधों का जवाब देना है। बाद में पूछें।',
  'You have {n} open requests. Withdraw one before you ask somebody else.':
    'आपके {n} अनुरोधों का जवाब अभी नहीं आया है। किसी और से पूछने से पहले कोई एक वापस लें।',
  'This request is no longer open. Nothing was changed.': 'यह अनुरोध अब खुला नहीं है। कुछ नहीं बदला गया।',
  'You share a room already. End that first.': 'आप पहले से किसी के साथ कमरा शेयर कर रहे हैं। पहले उसे बंद करें।',
  'You do not share a room with anybody.': 'आप किसी के साथ कमरा शेयर नहीं कर रहे हैं।',
} as const;

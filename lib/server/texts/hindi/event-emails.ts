import 'server-only';

/** Emails and push messages about events, to guests and hosts. No page needs them, so no browser gets them. */
export const EVENT_EMAILS = {
  'an event in {city}': '{city} के एक कार्यक्रम',
  'A traveller hosts this event; we have not checked it. If you did not register, ignore this email. Nobody can use the registration without it.':
    'यह कार्यक्रम किसी यात्री का है, हमारी टीम का नहीं; हमने इसकी जाँच नहीं की है। अगर आपने रजिस्टर नहीं किया है, तो इस ईमेल पर ध्यान न दें। इस ईमेल के बिना कोई इस रजिस्ट्रेशन का इस्तेमाल नहीं कर सकता।',

  // a registration
  'You are registered for {event}': '{event} के लिए आपका रजिस्ट्रेशन हो गया है',
  'Your place at {event} is reserved.': '{event} में आपकी जगह पक्की है।',
  'You were registered for {event} already': '{event} के लिए आपका रजिस्ट्रेशन पहले से है',
  'Someone registered for {event} with this email once more. You were registered already, so nothing has changed.':
    'किसी ने इस ईमेल से {event} के लिए फिर से रजिस्टर किया। आपका रजिस्ट्रेशन पहले से था, इसलिए कुछ नहीं बदला है।',
  'Your registration for {event} has changed': '{event} के लिए आपका रजिस्ट्रेशन बदल गया है',
  'Your registration for {event} has changed. These are the details now.':
    '{event} के लिए आपका रजिस्ट्रेशन बदल गया है। नई जानकारी नीचे है।',
  'Place or time of {event} has changed': '{event} की जगह या समय बदल गया है',
  'The host of {event} has changed its place or its times. The event’s page has the new ones.':
    '{event} के मेज़बान ने जगह या समय बदल दिया है। नई जानकारी कार्यक्रम के पेज पर है।',
  'Registration number: {number}': 'रजिस्ट्रेशन नंबर: {number}',
  'Who comes: {who}': 'कौन आएगा: {who}',
  'You and {companions}': 'आप और {companions}',
  'You alone': 'सिर्फ़ आप',
  'Days: {days}': 'दिन: {days}',
  'Where: {place}': 'कहाँ: {place}',
  '{city}; the place is on the event’s page': '{city}; पूरा पता कार्यक्रम के पेज पर है',
  'To see it, change it or withdraw, open this link and sign in with the number and this email:':
    'रजिस्ट्रेशन देखने, बदलने या रद्द करने के लिए यह लिंक खोलें और इस नंबर और इसी ईमेल से साइन इन करें:',
  'Changes are open until {when} ({city} time).': 'बदलाव {when} तक किए जा सकते हैं ({city} के समय के अनुसार)।',
  '{code} is your code for {event}': '{code} {event} के लिए आपका कोड है',
  'This code signs you in to {event}. It works once, for {time}, in the browser that asked for it:':
    '{event} में साइन इन करने के लिए यह कोड लिखें। यह एक बार, {time} तक, उसी ब्राउज़र में काम करता है जिसमें इसे माँगा गया था:',
  'If you did not ask for it, ignore this email: nobody can sign in without the code.':
    'अगर आपने इसे नहीं माँगा था, तो इस ईमेल पर ध्यान न दें: कोड के बिना कोई साइन इन नहीं कर सकता।',
  'You have withdrawn from {event}': '{event} का आपका रजिस्ट्रेशन रद्द हो गया है',
  'Your registration {number} for {event} is withdrawn, and your places are released.':
    '{event} का आपका रजिस्ट्रेशन {number} रद्द हो गया है, और आपकी जगह छोड़ दी गई है।',
  'Nothing was charged, so nothing is owed.': 'कोई पैसा नहीं लिया गया था, इसलिए कुछ बकाया नहीं है।',
  'You can register again as long as there is room.': 'जब तक जगह है, आप फिर से रजिस्टर कर सकते हैं।',
  'An event in {city} is cancelled': '{city} का एक कार्यक्रम रद्द हो गया है',
  'The event in {city} that begins on {day}, for which you are registered, is cancelled.':
    '{city} का वह कार्यक्रम रद्द हो गया है जो {day} को शुरू होने वाला था और जिसके लिए आपने रजिस्टर किया था।',
  'There is nothing you need to do.': 'आपको कुछ करने की ज़रूरत नहीं है।',
  'If you booked a stay or a flight to go there, its own cancellation terms apply; you find them in My trips.':
    'अगर आपने वहाँ जाने के लिए होटल या फ़्लाइट बुक की है, तो उस पर कैंसिलेशन की अपनी शर्तें लागू होंगी; वे “मेरी यात्राएँ” में हैं।',

  // the waiting list
  'You are on the waiting list for {event}': 'आप {event} की वेटिंग लिस्ट में हैं',
  'There are too few places at {event} for now, and you are number {position} on its waiting list. When places come free for you, we email you and keep them for {time}.':
    '{event} में अभी काफ़ी जगहें नहीं हैं, और वेटिंग लिस्ट में आपका नंबर {position} है। जब आपके लिए जगह खाली होगी, तो हम ईमेल करेंगे और उसे {time} तक आपके लिए रखेंगे।',
  'To see your position or leave the list, open this link:': 'अपना नंबर देखने या सूची से हटने के लिए यह लिंक खोलें:',
  'Places at {event} are free for you': '{event} में आप सबके लिए जगह है',
  'A place at {event} is free for you until {when} ({city} time). After that it goes to the next on the waiting list.':
    '{event} में आपके लिए एक जगह {when} तक रखी गई है ({city} के समय के अनुसार)। उसके बाद वह वेटिंग लिस्ट में अगले को मिलेगी।',
  'Places at {event} are free for you until {when} ({city} time). After that they go to the next on the waiting list.':
    '{event} में आप सबके लिए जगहें {when} तक रखी गई हैं ({city} के समय के अनुसार)। उसके बाद वे वेटिंग लिस्ट में अगले लोगों को मिलेंगी।',
  'To accept or decline, open this link:': 'हाँ या ना कहने के लिए यह लिंक खोलें:',
  'You are not on the waiting list for {event} any more': 'अब आप {event} की वेटिंग लिस्ट में नहीं हैं',
  'The place at {event} that we kept for you was not accepted in time and goes to the next on the waiting list. You can join the list again.':
    '{event} में जो जगह हमने आपके लिए रखी थी, उसके लिए आपका जवाब समय पर नहीं आया, इसलिए वह वेटिंग लिस्ट में अगले को मिलेगी। आप फिर से सूची में आ सकते हैं।',
  'The host of {event} has removed the days that you waited for, so you are not on its waiting list any more.':
    'आप जिन दिनों का इंतज़ार कर रहे थे, उन्हें {event} के मेज़बान ने हटा दिया है, इसलिए अब आप वेटिंग लिस्ट में नहीं हैं।',
  'Registration for {event} is closed, and no place came free for you. The waiting list has ended.':
    '{event} का रजिस्ट्रेशन बंद हो गया है, और आपके लिए कोई जगह खाली नहीं हुई। वेटिंग लिस्ट बंद हो गई है।',
  'The event is cancelled, so the waiting list for {event} has ended. There is nothing you need to do.':
    'कार्यक्रम रद्द हो गया है, इसलिए {event} की वेटिंग लिस्ट बंद हो गई है। आपको कुछ करने की ज़रूरत नहीं है।',

  // sharing a room
  'A guest of {event} asks to share a room with you': '{event} के एक मेहमान आपके साथ कमरा शेयर करना चाहते हैं',
  'Another guest of {event} asks to share a room with you. Sign in to the event to read who it is, and to accept or decline:':
    '{event} के एक मेहमान आपके साथ कमरा शेयर करना चाहते हैं। वे कौन हैं, यह देखने और हाँ या ना कहने के लिए कार्यक्रम में साइन इन करें:',
  'You are on the list of guests who want to share a room. Leave it, on the same page, to get no more of these emails.':
    'आप कमरा शेयर करना चाहने वाले मेहमानों की सूची में हैं। ये ईमेल बंद करने के लिए उसी पेज पर सूची से हट जाएँ।',
  'You share a room at {event}': '{event} में आप कमरा शेयर करेंगे',
  'A guest of {event} whom you asked to share a room has accepted. Sign in to the event to read who it is, and to book the room:':
    '{event} के जिन मेहमान से आपने कमरा शेयर करने के लिए पूछा था, उन्होंने हाँ कर दी है। वे कौन हैं, यह देखने और कमरा बुक करने के लिए कार्यक्रम में साइन इन करें:',
  'One of you books it; the rooming list then names the other too. Your other requests, and those to you, have ended.':
    'कमरा आप दोनों में से कोई एक बुक करे; कमरों की सूची में दूसरे का नाम भी आ जाएगा। आपके बाकी अनुरोध, और आपसे किए गए अनुरोध, बंद हो गए हैं।',
  'You no longer share a room at {event}': 'अब आप {event} में कमरा शेयर नहीं कर रहे हैं',
  'The guest with whom you were to share a room at {event} has ended that, or no longer comes. You are on the list again. To ask somebody else, sign in to the event:':
    '{event} में जिन मेहमान के साथ आप कमरा शेयर करने वाले थे, वे अब ऐसा नहीं करना चाहते या नहीं आ रहे हैं। आप फिर से सूची में हैं। किसी और से पूछने के लिए कार्यक्रम में साइन इन करें:',
  'A room that you booked stays booked. Its cancellation terms are in My trips.':
    'अगर आपने कमरा बुक किया है, तो वह बुक रहेगा। उसकी कैंसिलेशन की शर्तें “मेरी यात्राएँ” में हैं।',

  // messages
  'new message': 'नया संदेश',
  'new messages': 'नए संदेश',
  '{messages} at {event}': '{event} में {messages}',
  'There is {messages} at {event}, for which you are registered. Sign in to the event to read it:':
    '{event} में {messages} आया है, और आप उसके लिए रजिस्टर हैं। संदेश पढ़ने के लिए कार्यक्रम में साइन इन करें:',
  'There are {messages} at {event}, for which you are registered. Sign in to the event to read them:':
    '{event} में {messages} आए हैं, और आप उसके लिए रजिस्टर हैं। संदेश पढ़ने के लिए कार्यक्रम में साइन इन करें:',
  'This comes at most once a day. To stop it, open this link:':
    'यह ईमेल दिन में ज़्यादा से ज़्यादा एक बार आता है। इसे बंद करने के लिए यह लिंक खोलें:',
  '{messages} at your event in {city}': '{city} के आपके कार्यक्रम में {messages}',
  'A guest wrote {messages} at your event in {city}, which you have not read yet.':
    '{city} के आपके कार्यक्रम में एक मेहमान ने {messages} लिखा है, जो आपने अभी नहीं पढ़ा है।',
  'Guests wrote {messages} at your event in {city}, which you have not read yet.':
    '{city} के आपके कार्यक्रम में मेहमानों ने {messages} लिखे हैं, जो आपने अभी नहीं पढ़े हैं।',
  'Read the messages': 'संदेश पढ़ें',
  'This comes at most once a day for each event. You can turn it off in your account, under Notifications.':
    'यह ईमेल हर कार्यक्रम के लिए दिन में ज़्यादा से ज़्यादा एक बार आता है। इसे आप अपने खाते में “सूचनाएँ” के नीचे बंद कर सकते हैं।',
  'New messages about {event}': '{event} के बारे में नए संदेश',
  'Open the event to read them.': 'पढ़ने के लिए कार्यक्रम खोलें।',

  // to the host
  'Your event was removed': 'आपका कार्यक्रम हटा दिया गया है',
  'We have removed your event in {city}. Nobody finds it any more, and whoever is registered is told that it is cancelled. The reason:':
    'हमने {city} का आपका कार्यक्रम हटा दिया है। अब वह किसी को नहीं मिलेगा, और रजिस्टर किए हुए लोगों को बताया जा रहा है कि वह रद्द हो गया है। कारण:',
  'See your events': 'अपने कार्यक्रम देखें',
} as const;

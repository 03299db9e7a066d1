import 'server-only';

/** Emails about an account, about questions to the desk, and about reviews and watched stays. */
export const ACCOUNT_EMAILS = {
  // codes and passwords
  'Set a new password for {product}': '{product} के लिए नया पासवर्ड बनाएँ',
  'Someone asked to set a new password for your account with this address. If it was you, open this link within {time}:':
    'किसी ने इस पते के आपके खाते का पासवर्ड बदलने के लिए कहा है। अगर यह आपने किया है, तो {time} के अंदर यह लिंक खोलें:',
  'It works once, and a new password signs you out everywhere. If it was not you, ignore this email: your password stays as it is.':
    'लिंक एक ही बार काम करता है, और नया पासवर्ड बनाने पर आप हर जगह से साइन आउट हो जाएँगे। अगर यह आपने नहीं किया है, तो इस ईमेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।',
  '{code} is your code to sign in to {product}': '{code} {product} में साइन इन करने का आपका कोड है',
  'This code signs you in. It works once, for {time}, in the browser that asked for it:':
    'साइन इन करने के लिए यह कोड लिखें। यह एक बार, {time} तक, उसी ब्राउज़र में काम करता है जिसमें इसे माँगा गया था:',
  'If you did not ask for it, ignore this email and share the code with nobody: nothing happens without it.':
    'अगर आपने इसे नहीं माँगा था, तो इस ईमेल पर ध्यान न दें और कोड किसी को न बताएँ: इसके बिना कुछ नहीं हो सकता।',
  '{code} is your code to sign up for {product}': '{code} {product} पर खाता बनाने का आपका कोड है',
  'This code completes your sign-up for {product}. It works once, for {time}:':
    '{product} पर अपना खाता बनाना पूरा करने के लिए यह कोड लिखें। यह एक बार, {time} तक काम करता है:',
  'Someone tried to sign up for {product} with this address. You have an account already, so nothing has changed.':
    'किसी ने इस पते से {product} पर खाता बनाने की कोशिश की। आपका खाता पहले से है, इसलिए कुछ नहीं बदला है।',
  '{code} is your code to register your company with {product}': '{code} {product} पर आपकी कंपनी के पंजीकरण का कोड है',
  'This code completes the registration of your company with {product}. It works once, for {time}:':
    '{product} पर अपनी कंपनी का पंजीकरण पूरा करने के लिए यह कोड लिखें। यह एक बार, {time} तक काम करता है:',
  'Someone tried to register a company with {product} and this address. You have a corporate account already, so nothing has changed.':
    'किसी ने इस पते से {product} पर कंपनी का पंजीकरण करने की कोशिश की। आपका कंपनी खाता पहले से है, इसलिए कुछ नहीं बदला है।',
  '{code} is your code to confirm this email for {product}': '{code} {product} पर इस ईमेल की पुष्टि का आपका कोड है',
  'This code makes this address the email of your {product} account. It works once, for {time}:':
    'इस पते को अपने {product} खाते का ईमेल बनाने के लिए यह कोड लिखें। यह एक बार, {time} तक काम करता है:',
  'Someone tried to make this address the email of another {product} account. You have an account with it already, so nothing has changed.':
    'किसी ने इस पते को किसी दूसरे {product} खाते का ईमेल बनाने की कोशिश की। इस पते से आपका खाता पहले से है, इसलिए कुछ नहीं बदला है।',
  'You can also open this link within an hour, on any device. It asks for the password you chose:':
    'आप एक घंटे के अंदर किसी भी डिवाइस पर यह लिंक भी खोल सकते हैं। वहाँ आपका चुना हुआ पासवर्ड माँगा जाएगा:',
  'It was asked for {when} in {device}.': 'इसे {when} {device} में माँगा गया था।',
  'If it was not you, ignore this email and share the code with nobody: nothing happens without it.':
    'अगर यह आपने नहीं किया है, तो इस ईमेल पर ध्यान न दें और कोड किसी को न बताएँ: इसके बिना कुछ नहीं हो सकता।',
  'You already have an account with {product}': '{product} पर आपका खाता पहले से है',
  'If it was you, sign in here:': 'अगर यह आपने किया है, तो यहाँ साइन इन करें:',
  'If you forgot your password, reset it:': 'अगर आप पासवर्ड भूल गए हैं, तो नया बनाएँ:',
  'If it was not you, you can ignore this email.': 'अगर यह आपने नहीं किया है, तो इस ईमेल पर ध्यान न दें।',

  // the account
  'Your {product} password was changed': 'आपका {product} पासवर्ड बदल दिया गया है',
  'The password of your account was changed {when}. If it was you, you don’t need to do anything.':
    'आपके खाते का पासवर्ड {when} बदला गया। अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं है।',
  'If it was not you, reset it now. That signs out everyone who uses it:':
    'अगर यह आपने नहीं किया है, तो अभी नया पासवर्ड बनाएँ। इससे आपका खाता इस्तेमाल करने वाला हर कोई साइन आउट हो जाएगा:',
  'The email of your {product} account was changed': 'आपके {product} खाते का ईमेल बदल दिया गया है',
  'The email of your account was changed {when}, by someone who knew its password. You can no longer sign in with this address.':
    'आपके खाते का ईमेल {when} किसी ऐसे व्यक्ति ने बदला जिसे उसका पासवर्ड पता था। अब आप इस पते से साइन इन नहीं कर सकते।',
  'If it was not you, reply to this email: our records show the change and where it came from.':
    'अगर यह आपने नहीं किया है, तो इस ईमेल का जवाब दें: हमारे रिकॉर्ड में यह बदलाव है और यह भी कि वह कहाँ से किया गया।',
  'Your {product} account is closed': 'आपका {product} खाता बंद हो गया है',
  'Your account is closed, and your name, email and mobile are deleted. We keep invoices, and what else the law requires, without your contact details.':
    'आपका खाता बंद हो गया है, और आपका नाम, ईमेल और मोबाइल नंबर हटा दिए गए हैं। इनवॉइस और कानून के अनुसार ज़रूरी दूसरी जानकारी हम आपके संपर्क विवरण के बिना रखते हैं।',
  'You can sign up again at any time, with this address too.': 'आप कभी भी फिर से खाता बना सकते हैं, इसी पते से भी।',
  'on {day} at {time} ({zone})': '{day} को {time} बजे ({zone})',
  'Our emails reach you again': 'हमारे ईमेल अब फिर से आप तक पहुँच रहे हैं',
  'You asked us to send emails to this address again. This one arrived, so confirmations, changes and refunds will reach you here too.':
    'आपने इस पते पर फिर से ईमेल भेजने के लिए कहा था। यह ईमेल पहुँच गया है, इसलिए कन्फ़र्मेशन, बदलाव और रिफ़ंड की सूचना भी अब यहाँ पहुँचेगी।',
  'Emails that we held back during the last day follow.': 'पिछले एक दिन में रोके गए ईमेल भी अब आएँगे।',

  // questions to the desk
  'We have your question ({number})': 'आपका सवाल हमें मिल गया है ({number})',
  'We have received your question. Its number is {number}, and it is about: {topic}.':
    'आपका सवाल हमें मिल गया है। इसका नंबर {number} है, और विषय: {topic}।',
  'Someone at the desk reads it and answers to this address. On this page you read what was written so far, and can add something:':
    'हमारी टीम इसे पढ़कर इसी पते पर जवाब देगी। अब तक जो लिखा गया है, वह इस पेज पर पढ़ें; आप वहाँ कुछ और भी लिख सकते हैं:',
  'Many answers are on our help page already:': 'कई जवाब हमारे सहायता पेज पर पहले से हैं:',
  'If you did not ask us anything, someone mistyped their address. You can ignore this email.':
    'अगर आपने हमसे कुछ नहीं पूछा, तो किसी ने अपना पता गलत लिख दिया है। इस ईमेल पर ध्यान न दें।',
  'Our answer to your question ({number})': 'आपके सवाल का जवाब ({number})',
  'This is our answer to your question {number}:': 'आपके सवाल {number} का हमारा जवाब:',
  'If something is still open, reply to this email, or write to us on the page of your question.':
    'अगर कुछ और पूछना हो, तो इस ईमेल का जवाब दें, या अपने सवाल के पेज पर हमें लिखें।',
  'If something is still open, write to us on the page of your question: nobody reads replies to this email.':
    'अगर कुछ और पूछना हो, तो अपने सवाल के पेज पर हमें लिखें: इस ईमेल के जवाब कोई नहीं पढ़ता।',
  'It has everything that was written so far, and is open for 30 days after the last message:':
    'अब तक जो लिखा गया है, वह सब वहाँ है, और वह पेज आखिरी संदेश के बाद 30 दिन तक खुला रहेगा:',

  // reviews
  'You stayed at {hotel} in {city}, {dates}. If you like, tell others how it was: what was good, and what was not.':
    'आप {dates} को {city} के {hotel} में ठहरे थे। चाहें तो दूसरों को बताएँ कि आपका अनुभव कैसा रहा: क्या अच्छा था और क्या नहीं।',
  'You can do so until {day}. It is shown with your first name and initial, or without a name. We ask once.':
    'आप {day} तक लिख सकते हैं। समीक्षा आपके पहले नाम और उपनाम के पहले अक्षर के साथ, या बिना नाम के दिखेगी। हम यह एक ही बार पूछते हैं।',
  'Your review of {hotel} is published': '{hotel} की आपकी समीक्षा प्रकाशित हो गई है',
  'We have read your review of {hotel}, and it is now on the page of the hotel.':
    'हमने {hotel} की आपकी समीक्षा पढ़ ली है, और वह अब होटल के पेज पर है।',
  'Your review of {hotel} is not published': '{hotel} की आपकी समीक्षा प्रकाशित नहीं हुई',
  'We have read your review of {hotel} and do not publish it. The reason:':
    'हमने {hotel} की आपकी समीक्षा पढ़ी है और उसे प्रकाशित नहीं कर रहे हैं। कारण:',
  'You can change it, and then we read it again, or delete it.':
    'आप इसे बदल सकते हैं, फिर हम इसे दोबारा पढ़ेंगे, या इसे हटा सकते हैं।',

  // watched stays
  '{hotel} has free rooms again for {dates}': '{hotel} में {dates} के लिए फिर से कमरे खाली हैं',
  '{hotel} is {amount} cheaper for {dates}': '{hotel} अब {dates} के लिए {amount} सस्ता है',
  'Rooms are free again for the stay that you watch, from {price} taxes included.':
    'आपके सहेजे गए होटल में उन तारीखों पर फिर से कमरे खाली हैं, {price} से शुरू, टैक्स सहित।',
  'The lowest price of the stay that you watch fell from {before} to {price}, taxes included.':
    'आपके सहेजे गए होटल की सबसे कम कीमत {before} से घटकर {price} हो गई है, टैक्स सहित।',
  Dates: 'तारीखें',
  'Price now': 'अभी की कीमत',
  'Price when you saved it': 'सहेजते समय की कीमत',
  'See the rooms': 'कमरे देखें',
  'Prices can change until you hold a room. You can stop watching under Saved stays.':
    'कमरा रोकने तक कीमत बदल सकती है। सूचना बंद करने के लिए “सहेजे गए होटल” में जाएँ।',

  // push messages
  'A stay you watch costs less': 'सहेजे गए होटल की कीमत घटी है',
  'Rooms are free again': 'फिर से कमरे खाली हैं',
  'Your booking is confirmed': 'आपकी बुकिंग कन्फ़र्म हो गई है',
  'Your flight has new times': 'आपकी फ़्लाइट का समय बदल गया है',
  'Your trip begins in a few days': 'आपकी यात्रा कुछ दिनों में शुरू होगी',
  'Your trip begins soon': 'आपकी यात्रा जल्द शुरू होगी',
  'Web check-in is open': 'वेब चेक-इन खुल गया है',
  'Your refund was paid': 'आपका रिफ़ंड भेज दिया गया है',
} as const;

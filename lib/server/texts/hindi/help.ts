import 'server-only';

/** The help page: its questions and answers, the search, and whom to ask. Names of buttons stand in “ ”. */
export const HELP = {
  answer: 'जवाब',
  answers: 'जवाब',
  'Answers about booking, paying, changing and cancelling on {product}, and how to reach us.':
    '{product} पर बुकिंग, भुगतान, बदलाव और कैंसिलेशन से जुड़े सवालों के जवाब, और हमसे संपर्क के तरीके।',
  'On this page': 'इस पेज पर',
  'Search the answers': 'जवाब खोजें',
  '{answers} for “{asked}”': '“{asked}” के लिए {answers}',
  'No answer has the words of “{asked}”': '“{asked}” के लिए कोई जवाब नहीं मिला',
  'Is it not among them? {assistant}, or {desk}: you get a number at once and the answer by email.':
    'जवाब इनमें नहीं है? {assistant}, या {desk}: आपको तुरंत एक नंबर मिलेगा और जवाब ईमेल से आएगा।',
  'Try other words, or ask a person. {assistant}, or {desk}: you get a number at once and the answer by email.':
    'दूसरे शब्दों से खोजें, या किसी से पूछें। {assistant}, या {desk}: आपको तुरंत एक नंबर मिलेगा और जवाब ईमेल से आएगा।',
  'Ask the assistant': 'असिस्टेंट से पूछें',
  'ask us': 'हमसे पूछें',
  'the assistant': 'असिस्टेंट',
  'Is your question not here? Ask {assistant}, which also finds your own bookings and refunds. Or {desk}: you get a number at once and the answer by email, with a link to add to your question.':
    'आपका सवाल यहाँ नहीं है? {assistant} से पूछें, जो आपकी बुकिंग और रिफ़ंड भी ढूँढ देता है। या {desk}: आपको तुरंत एक नंबर मिलेगा, और जवाब ईमेल से आएगा, जिसमें आगे लिखने का लिंक होगा।',
  Contact: 'संपर्क',

  // whom to reach
  '{name} runs this site. It is a demonstration: it takes no real money and makes no real bookings.':
    'यह साइट {name} चलाता है। यह एक डेमो है: यहाँ न असली पैसे लिए जाते हैं, न असली बुकिंग होती है।',
  'Telephone: {phone}, {hours}. This is a sample number. It is not connected.':
    'फ़ोन: {phone}, {hours}। यह सिर्फ़ नमूने का नंबर है। इस पर फ़ोन नहीं लगता।',
  'This is a sample number. It is not connected.': 'यह सिर्फ़ नमूने का नंबर है। इस पर फ़ोन नहीं लगता।',
  'every day, 08:00–22:00 IST': 'हर दिन, 08:00–22:00 (भारतीय समय)',
  Company: 'कंपनी',
  Telephone: 'फ़ोन',
  'Grievance officer': 'शिकायत अधिकारी',
  'You get an acknowledgement within 48 hours and an answer within one month of your complaint.':
    'शिकायत मिलने की सूचना 48 घंटे में और जवाब एक महीने में मिलता है।',

  // booking and paying
  'Booking and paying': 'बुकिंग और भुगतान',
  'Is the price I see the price I pay?': 'क्या जो कीमत दिखती है, वही चुकानी होगी?',
  'Yes. Every price includes taxes and fees. If the hotel or airline changes it before you pay, you see the old and the new price and decide whether to go on.':
    'हाँ। हर कीमत में टैक्स और शुल्क शामिल हैं। अगर भुगतान से पहले होटल या एयरलाइन कीमत बदल दे, तो आपको पुरानी और नई, दोनों कीमतें दिखेंगी, और आप तय करेंगे कि आगे बढ़ना है या नहीं।',
  'Can I book different rooms together?': 'क्या अलग-अलग तरह के कमरे एक साथ बुक हो सकते हैं?',
  'Yes. Search two or more rooms, open a hotel and press Choose rooms one by one: each room has its own type, rate and cancellation terms, and you pay once. You can cancel one of them later and keep the others.':
    'हाँ। दो या ज़्यादा कमरे खोजें, होटल खोलें और “हर कमरा अलग चुनें” दबाएँ: हर कमरे का अपना प्रकार, अपनी दर और कैंसिलेशन की अपनी शर्तें होंगी, और भुगतान एक ही बार होगा। बाद में आप कोई एक कमरा रद्द करके बाकी रख सकते हैं।',
  'How long is my room or seat held?': 'कमरा या सीट कितनी देर तक रोकी जाती है?',
  'Until the time shown on the review page. Nothing is charged for a hold, and it ends automatically. Some airlines hold no seats: the review says so, and the seats are yours when you pay. You find the booking in My trips if you leave the page.':
    'बुकिंग जाँचने वाले पेज पर दिखाए गए समय तक। रोकने का कोई शुल्क नहीं है, और समय पूरा होने पर बुकिंग अपने आप छूट जाती है। कुछ एयरलाइन सीटें नहीं रोकतीं: तब पेज पर यह लिखा होता है, और भुगतान होते ही सीटें आपकी हो जाती हैं। पेज बंद कर दें, तो भी बुकिंग “मेरी यात्राएँ” में मिलेगी।',
  'I closed the page while paying. What happened to my money?': 'भुगतान करते समय पेज बंद हो गया। मेरे पैसों का क्या हुआ?',
  'Look in My trips: it shows what is true now. If the payment arrived, the booking is confirmed and we email you. If it was not completed, nothing was charged.':
    '“मेरी यात्राएँ” देखें: वहाँ अभी की स्थिति दिखती है। भुगतान हमें मिल गया हो, तो बुकिंग कन्फ़र्म है और हम आपको ईमेल करते हैं। भुगतान पूरा न हुआ हो, तो कोई रकम नहीं काटी गई।',
  'The hotel could not confirm after I paid.': 'भुगतान के बाद होटल बुकिंग कन्फ़र्म नहीं कर सका।',
  'Everything you paid goes back the way you paid, without you having to ask. Banks take 5–7 working days.':
    'चुकाई गई पूरी रकम उसी तरीके से वापस जाती है जिससे आपने चुकाई थी; आपको कहना नहीं पड़ता। बैंक को 5–7 कामकाजी दिन लगते हैं।',
  'How do I get an invoice with my GST number?': 'अपने GST नंबर वाला इनवॉइस कैसे मिलेगा?',
  'Give the GSTIN on the review page before you pay. The invoice is with your booking as soon as it is confirmed.':
    'भुगतान से पहले बुकिंग जाँचने वाले पेज पर अपना GST नंबर लिखें। बुकिंग कन्फ़र्म होते ही इनवॉइस उसी में मिल जाएगा।',

  // changes and refunds
  'Changes and refunds': 'बदलाव और रिफ़ंड',
  'What do I get back if I cancel?': 'रद्द करने पर कितना रिफ़ंड मिलेगा?',
  'The refund curve on the hotel page, the review and your booking shows the amount for each moment. Before you confirm a cancellation you see it to the rupee.':
    'होटल के पेज, बुकिंग जाँचने वाले पेज और आपकी बुकिंग पर रिफ़ंड का ग्राफ़ दिखाता है कि कब रद्द करने पर कितना मिलेगा। रद्द करने से पहले आपको पूरी रकम दिखाई जाती है।',
  'When does my refund arrive?': 'मेरा रिफ़ंड कब आएगा?',
  'We send it at once. Banks take 5–7 working days. If you choose your wallet instead, the money is there at once.':
    'हम रिफ़ंड तुरंत भेज देते हैं। बैंक को 5–7 कामकाजी दिन लगते हैं। अपना वॉलेट चुनें, तो पैसे तुरंत मिल जाते हैं।',
  'Can I cancel for one traveller only?': 'क्या सिर्फ़ एक यात्री की बुकिंग रद्द हो सकती है?',
  'On a flight, yes: open the booking, choose Cancel all or part, and select who and which flights. Of a stay or a holiday package with several rooms you can cancel one room.':
    'फ़्लाइट में, हाँ: बुकिंग खोलें, “पूरी यात्रा या कुछ हिस्सा रद्द करें” चुनें, फिर यात्री और फ़्लाइट चुनें। कई कमरों वाली होटल बुकिंग या हॉलिडे पैकेज में आप एक कमरा रद्द कर सकते हैं।',
  'Can I move my flight to another day?': 'क्या फ़्लाइट की तारीख बदली जा सकती है?',
  'If the fare allows it: open the booking and choose Change the date. You see the price difference and the airline’s fee before you pay.':
    'अगर किराए में इसकी अनुमति है: बुकिंग खोलें और “तारीख बदलें” चुनें। भुगतान से पहले आपको कीमत का अंतर और एयरलाइन का शुल्क दिखेगा।',
  'What does cancelling a holiday package cost?': 'हॉलिडे पैकेज रद्द करने पर कितना कटता है?',
  'Nothing until 30 days before the group meets, a quarter of the price until 15 days, half until 7 days, and all of it after that. The package’s page and your booking show the dates and amounts.':
    'यात्रा शुरू होने से 30 दिन पहले तक कुछ नहीं, 15 दिन पहले तक कीमत का एक चौथाई, 7 दिन पहले तक आधी, और उसके बाद पूरी कीमत। तारीखें और रकम पैकेज के पेज और आपकी बुकिंग पर दिखती हैं।',
  'Can I change the departure of my holiday package?': 'क्या हॉलिडे पैकेज की तारीख बदली जा सकती है?',
  'Yes, until seven days before the group meets: open the booking and choose Change departure. It costs what cancelling costs on that day, so nothing until 30 days before the group meets. You see the difference in price before anything changes.':
    'हाँ, यात्रा शुरू होने से सात दिन पहले तक: बुकिंग खोलें और “प्रस्थान की तारीख बदलें” चुनें। उतना ही कटता है जितना उस दिन रद्द करने पर, यानी 30 दिन पहले तक कुछ नहीं। कुछ भी बदलने से पहले आपको कीमत का अंतर दिखेगा।',
  'Can I change the dates of my stay?': 'क्या होटल की बुकिंग की तारीखें बदली जा सकती हैं?',
  'If its rate allows it: open the booking and choose Change dates. You see the difference in price before anything changes.':
    'अगर दर में इसकी अनुमति है: बुकिंग खोलें और “तारीखें बदलें” चुनें। कुछ भी बदलने से पहले आपको कीमत का अंतर दिखेगा।',
  'Who writes the reviews of hotels?': 'होटलों की समीक्षाएँ कौन लिखता है?',
  'Guests who booked here and stayed, once for each stay and within 90 days after check-out: open the trip in My trips and press Write a review. We read reviews with addresses or telephone numbers before they are published, and those that somebody reports. No hotel can buy or remove one.':
    'वही मेहमान, जिन्होंने यहाँ से बुक किया और होटल में ठहरे; हर बुकिंग के लिए एक बार, चेक-आउट के 90 दिन के अंदर: “मेरी यात्राएँ” में यात्रा खोलें और “समीक्षा लिखें” दबाएँ। जिन समीक्षाओं में पते या फ़ोन नंबर हों, उन्हें हम प्रकाशित होने से पहले पढ़ते हैं, और उन्हें भी जिनकी कोई शिकायत करे। कोई होटल समीक्षा न खरीद सकता है, न हटवा सकता है।',
  'The airline changed my times.': 'एयरलाइन ने मेरी फ़्लाइट का समय बदल दिया।',
  'We email you and mark the trip in My trips. You can accept the new times or cancel free of charge.':
    'हम आपको ईमेल करते हैं, और “मेरी यात्राएँ” में नया समय दिखता है। आप नया समय स्वीकार कर सकते हैं, या बिना किसी शुल्क के रद्द कर सकते हैं।',

  // the account
  'Account and privacy': 'खाता और गोपनीयता',
  'I forgot my password.': 'मुझे अपना पासवर्ड याद नहीं है।',
  'Choose Forgot password? when you sign in. We email you a link that works once, for {time}.':
    'साइन इन करते समय “पासवर्ड भूल गए?” चुनें। हम आपको एक लिंक ईमेल करेंगे, जो एक बार, {time} तक काम करता है।',
  'Someone else may be using my account.': 'शायद कोई और मेरा खाता इस्तेमाल कर रहा है।',
  'Open your account, look at where you are signed in, choose Sign out everywhere else and change your password.':
    'अपना खाता खोलें, देखें कि आप कहाँ-कहाँ साइन इन हैं, “बाकी सब जगह से साइन आउट करें” चुनें और पासवर्ड बदलें।',
  'How do I delete my account?': 'अपना खाता कैसे हटाएँ?',
  'Open your account and choose Close my account. You see what is deleted, and what a law makes us keep, before you confirm.':
    'अपना खाता खोलें और “खाता बंद करें” चुनें। पुष्टि करने से पहले आपको दिखेगा कि क्या हटाया जाएगा, और कानून के कारण हमें क्या रखना होगा।',
  'Can I make a page for a wedding or a reunion?': 'क्या शादी या पारिवारिक मिलन के लिए पेज बनाया जा सकता है?',
  'Yes. Open Your account, Events, and press Host an event. Whoever you send the link to can register, and you see their names, how many they are and their days. The page is in no list.':
    'हाँ। अपने खाते में “कार्यक्रम” खोलें और “नया कार्यक्रम बनाएँ” दबाएँ। जिन्हें आप लिंक भेजेंगे, वे रजिस्टर कर सकेंगे, और आपको दिखेगा कि कौन, कितने लोग और किन दिनों के लिए आएँगे। यह पेज किसी सूची में नहीं होता।',

  // at work
  'Why can I not book this at work?': 'कंपनी के खाते से यह बुक क्यों नहीं हो रहा?',
  'Each offer says which rule of your company’s policy it breaks, and the smallest change that would be in policy. You can also request approval with a reason.':
    'हर विकल्प पर लिखा होता है कि वह आपकी कंपनी की पॉलिसी के किस नियम से बाहर है, और कम से कम क्या बदलने पर वह पॉलिसी में आ जाएगा। आप कारण बताकर मंज़ूरी भी माँग सकते हैं।',
  'What happens while I wait for approval?': 'मंज़ूरी मिलने तक क्या होता है?',
  'The room or seats are held as long as the hotel or airline allows, and your approvers see that deadline. Where they are not held for long enough, you ask for approval up to a price. You are told by email and in Approvals when they decide.':
    'कमरा या सीटें तब तक रोकी जाती हैं जब तक होटल या एयरलाइन रोकने दे, और मंज़ूरी देने वालों को वह समय-सीमा दिखती है। अगर इतनी देर तक न रोकी जा सकें, तो आप एक तय कीमत तक के लिए मंज़ूरी माँगते हैं। फ़ैसला होते ही आपको ईमेल मिलता है, और वह आपके खाते में भी दिखता है।',
} as const;

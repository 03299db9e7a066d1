import 'server-only';

/** What the assistant answers. The server writes it, so that no browser gets these texts. */
export const ASSISTANT_ANSWERS = {
  // for everybody
  'Talk to a person': 'किसी व्यक्ति से बात करें',
  'All help answers': 'सहायता के सभी जवाब',
  'Contact details': 'संपर्क की जानकारी',
  'Ask about your bookings, refunds, baggage, check-in or documents, or how booking and paying work.':
    'अपनी बुकिंग, रिफ़ंड, सामान, चेक-इन या दस्तावेज़ों के बारे में पूछें, या यह कि बुकिंग और भुगतान कैसे होते हैं।',
  'Ask how booking, paying, changing and cancelling work on {product}. Sign in to ask about your own bookings too.':
    'पूछें कि {product} पर बुकिंग, भुगतान, बदलाव और कैंसिलेशन कैसे होते हैं। अपनी बुकिंग के बारे में भी पूछने के लिए साइन इन करें।',
  'This is an automatic assistant. It can propose to cancel a booking or a hold; nothing happens unless you confirm it.':
    'यह एक स्वचालित असिस्टेंट है। यह किसी बुकिंग को रद्द करने या रोकी गई बुकिंग को छोड़ने का सुझाव दे सकता है; आपकी पुष्टि के बिना कुछ नहीं होता।',
  'You’re welcome. Ask whenever something else comes up.': 'आपका स्वागत है। कुछ और पूछना हो, तो ज़रूर पूछें।',
  'Send your question to our desk. You get a number at once, and a person answers by email.':
    'अपना सवाल हमारी टीम को भेजें। आपको तुरंत एक नंबर मिलेगा, और कोई व्यक्ति ईमेल से जवाब देगा।',
  'Your last question is filled in for you.': 'आपका पिछला सवाल वहाँ पहले से लिखा होगा।',
  'The assistant shows only what belongs to your own account, and does nothing before you confirm it. It cannot show other people’s bookings or change its rules.':
    'असिस्टेंट सिर्फ़ आपके अपने खाते की जानकारी दिखाता है, और आपकी पुष्टि से पहले कुछ नहीं करता। वह न दूसरों की बुकिंग दिखा सकता है, न अपने नियम बदल सकता है।',
  'If a payment did not go through, nothing was charged by us. Money that your bank took for a booking that was not made goes back the way you paid, without you having to ask; banks take 5–7 working days.':
    'अगर भुगतान पूरा नहीं हुआ, तो हमने कोई रकम नहीं ली। जो बुकिंग नहीं हो सकी, उसके लिए बैंक से कटे पैसे उसी तरीके से वापस जाते हैं जिससे आपने चुकाए थे; आपको कहना नहीं पड़ता। बैंक को 5–7 कामकाजी दिन लगते हैं।',
  'My trips shows what is true now. If your payment arrived, the booking is confirmed there. Do not pay again before you have looked.':
    'अभी की स्थिति “मेरी यात्राएँ” में दिखती है। भुगतान हमें मिल गया हो, तो बुकिंग वहाँ कन्फ़र्म दिखेगी। देखे बिना दोबारा भुगतान न करें।',
  'Show my bookings': 'मेरी बुकिंग दिखाएँ',
  'No answer fits this question. Ask in other words, choose one of these, or talk to a person.':
    'इस सवाल का जवाब नहीं मिला। दूसरे शब्दों में पूछें, नीचे दिए सवालों में से चुनें, या किसी व्यक्ति से बात करें।',
  'Sign in to ask about your own bookings. The assistant then looks only at yours.':
    'अपनी बुकिंग के बारे में पूछने के लिए साइन इन करें। तब असिस्टेंट सिर्फ़ आपकी बुकिंग देखेगा।',

  // which booking
  'Open {title}': '{title} खोलें',
  Status: 'स्थिति',
  Booking: 'बुकिंग',
  PNR: 'PNR',
  'Which booking is it?': 'कौन सी बुकिंग?',
  'Which booking is it? These are {n} of {bookings}; name another by its code or place.':
    'कौन सी बुकिंग? ये {bookings} में से {n} हैं; कोई और हो, तो उसका कोड या जगह बताएँ।',
  'None of your bookings has the code {code}. Check it against your confirmation. Bookings made with another account are shown there only.':
    'आपकी किसी बुकिंग का कोड {code} नहीं है। उसे कन्फ़र्मेशन से मिलाकर देखें। दूसरे खाते से की गई बुकिंग उसी खाते में दिखती हैं।',
  'Held, not paid': 'रोकी गई, भुगतान बाकी है',
  'Waiting for approval': 'मंज़ूरी बाकी है',
  'Approved, not paid': 'मंज़ूर, भुगतान बाकी है',
  'Being paid': 'भुगतान हो रहा है',
  'Being confirmed': 'कन्फ़र्म किया जा रहा है',
  'Confirmed; a change is being paid': 'कन्फ़र्म; बदलाव का भुगतान हो रहा है',
  'Confirmed; a change is under way': 'कन्फ़र्म; बदलाव किया जा रहा है',
  'Being cancelled': 'रद्द की जा रही है',
  'Approval declined': 'मंज़ूरी नहीं मिली',
  'Hold ended': 'रोकने का समय बीत गया',

  // trips
  'You have no trip ahead.': 'आपकी कोई आने वाली यात्रा नहीं है।',
  'Earlier trips are in My trips.': 'पिछली यात्राएँ “मेरी यात्राएँ” में हैं।',
  'You have no bookings yet.': 'अभी आपकी कोई बुकिंग नहीं है।',
  '{bookings} of yours match, the next one first.': 'आपकी {bookings} मिलीं, सबसे पहली यात्रा ऊपर है।',
  'It is held and not paid yet.': 'बुकिंग रोकी गई है और भुगतान अभी बाकी है।',
  'It begins on {date}.': 'शुरुआत: {date}।',
  '{title}.': '{title}।',
  'How much do I get back if I cancel {booking}?': '{booking} रद्द करने पर कितना रिफ़ंड मिलेगा?',
  'When can I check in for {booking}?': '{booking} में चेक-इन कब कर सकते हैं?',
  'Where is the refund for {booking}?': '{booking} का रिफ़ंड कहाँ है?',
  'Baggage for {booking}': '{booking} में कितना सामान ले जा सकते हैं?',
  'You have no flight ahead. Each fare says what it includes before you choose it, and a flight’s page shows it after booking.':
    'आपकी कोई आने वाली फ़्लाइट नहीं है। हर किराए में कितना सामान शामिल है, यह चुनने से पहले लिखा होता है, और बुकिंग के बाद फ़्लाइट के पेज पर दिखता है।',
  '{title} is not a flight, so no baggage limit applies.': '{title} फ़्लाइट नहीं है, इसलिए सामान की कोई सीमा नहीं है।',
  'This is what each adult and child may take on {title}.': '{title} में हर वयस्क और बच्चा इतना सामान ले जा सकता है।',
  'Bags that you added besides: {list}.': 'इसके अलावा आपके जोड़े हुए बैग: {list}।',
  'Open the booking to add a bag': 'बैग जोड़ने के लिए बुकिंग खोलें',
  '{cabin} kg in the cabin, {checked} kg checked ({fare})': '{cabin} किग्रा केबिन बैग, {checked} किग्रा चेक-इन बैग ({fare})',
  '{cabin} kg in the cabin, no checked bag ({fare})': '{cabin} किग्रा केबिन बैग, चेक-इन बैग नहीं ({fare})',
  'Check-in for {booking}': '{booking} का चेक-इन कब है?',
  'Your room at {title} is ready from {time} on {date}. For an earlier arrival, ask the hotel.':
    '{title} में आपका कमरा {date} को {time} बजे से तैयार रहेगा। इससे पहले पहुँचना हो, तो होटल से पूछें।',
  '{date}, from {time}': '{date}, {time} बजे से',
  '{date}, by {time}': '{date}, {time} बजे तक',
  'Check in on the airline’s website or app with the PNR and a family name; most open it 48 hours before departure. Your e-ticket is with the booking.':
    'एयरलाइन की वेबसाइट या ऐप पर PNR और उपनाम से चेक-इन करें; ज़्यादातर एयरलाइन इसे उड़ान से 48 घंटे पहले खोलती हैं। आपका ई-टिकट बुकिंग के पेज पर है।',
  'The group meets at {place}, {city}, at {time} on {date}.':
    'समूह के मिलने की जगह: {place}, {city}। समय: {date}, {time} बजे।',
  'Documents for {booking}': '{booking} के दस्तावेज़ कहाँ हैं?',
  'You have no booking with documents yet. They are with a booking as soon as it is confirmed.':
    'अभी आपकी किसी बुकिंग के दस्तावेज़ नहीं हैं। बुकिंग कन्फ़र्म होते ही वे उसके पेज पर आ जाते हैं।',
  Ready: 'तैयार',
  'The documents for {title} are on its page, each as a PDF.': '{title} के दस्तावेज़ उसके पेज पर हैं, हर एक पीडीएफ़ में।',
  '{title} has no documents yet. They are on its page as soon as it is confirmed.':
    '{title} के दस्तावेज़ अभी नहीं बने हैं। बुकिंग कन्फ़र्म होते ही वे उसके पेज पर आ जाएँगे।',
  'Open the documents for {title}': '{title} के दस्तावेज़ खोलें',
  'Invoices with a GST number': 'GST नंबर वाले इनवॉइस',
  'Change the dates of {booking}': '{booking} की तारीखें बदलें',
  'Open the booking to change it': 'बदलने के लिए बुकिंग खोलें',
  'Open the booking and choose Change dates. You see the difference in price before anything changes.':
    'बुकिंग खोलें और “तारीखें बदलें” चुनें। कुछ भी बदलने से पहले आपको कीमत का अंतर दिखेगा।',
  'The dates of this stay cannot be changed now.': 'इस बुकिंग की तारीखें अभी नहीं बदली जा सकतीं।',
  'A package leaves on fixed dates. Open the booking and choose Change departure: you see the other departures with places, and the difference in price before anything changes.':
    'पैकेज तय तारीखों पर ही जाता है। बुकिंग खोलें और “प्रस्थान की तारीख बदलें” चुनें: आपको दूसरी तारीखें दिखेंगी जिनमें जगह है, और कुछ भी बदलने से पहले कीमत का अंतर भी।',
  'The departure of this package cannot be changed now.': 'इस पैकेज के प्रस्थान की तारीख अभी नहीं बदली जा सकती।',

  // refunds
  'Refund status of {booking}': '{booking} का रिफ़ंड कब आएगा?',
  'None of your bookings has a refund. Refunds of cancelled rooms, travellers or flights are on the page of the booking.':
    'आपकी किसी बुकिंग का रिफ़ंड नहीं है। रद्द किए गए कमरों, यात्रियों या फ़्लाइट के रिफ़ंड बुकिंग के पेज पर दिखते हैं।',
  'Cancellation charge': 'कैंसिलेशन शुल्क',
  'Goes to': 'कहाँ जाएगा',
  'The way you paid': 'जिस तरीके से आपने चुकाया था',
  Sent: 'भेजा गया',
  'Open your wallet': 'अपना वॉलेट खोलें',
  'There is no refund for this booking: it was cancelled when its terms gave none.':
    'इस बुकिंग का कोई रिफ़ंड नहीं है: जब इसे रद्द किया गया, तब शर्तों के अनुसार रिफ़ंड नहीं मिलना था।',
  '{amount} is on its way. The refund is being sent; this page shows it as soon as it is.':
    '{amount} भेजे जा रहे हैं। रिफ़ंड पूरा होते ही यहाँ दिखेगा।',
  '{amount} is in your wallet.': '{amount} आपके वॉलेट में हैं।',
  '{amount} was sent back the way you paid.': '{amount} उसी तरीके से वापस भेज दिए गए जिससे आपने चुकाए थे।',
  '{title} is not cancelled, and no refund is due for it.': '{title} की बुकिंग रद्द नहीं है, और उसका कोई रिफ़ंड बाकी नहीं है।',
  'Parts of {title} were cancelled.': '{title} के कुछ हिस्से रद्द किए गए।',

  // cancelling
  'You have no booking ahead that could be cancelled.': 'आपकी ऐसी कोई आने वाली बुकिंग नहीं है जिसे रद्द किया जा सके।',
  'How much do I get back for {booking}': '{booking} रद्द करने पर कितना रिफ़ंड मिलेगा?',
  'Cancel {booking}': '{booking} रद्द करें',
  'If you cancel {title} now, {back}': '{title} की बुकिंग अभी रद्द करने पर {back}',
  'If you cancel all of {title} now, {back}': '{title} की पूरी बुकिंग अभी रद्द करने पर {back}',
  'there is no refund.': 'कोई रिफ़ंड नहीं मिलेगा।',
  '{back} comes back and {charge} is kept by the terms.': '{back} वापस मिलेंगे, और शर्तों के अनुसार {charge} काटे जाएँगे।',
  '{back} comes back, all you paid.': 'चुकाई गई पूरी रकम, {back}, वापस मिलेगी।',
  'Cancelling {title} ends the whole booking.': '{title} रद्द करने पर पूरी बुकिंग खत्म हो जाएगी।',
  'Nothing is cancelled until you confirm below. A cancellation cannot be undone.':
    'जब तक आप नीचे पुष्टि न करें, कुछ भी रद्द नहीं होगा। रद्द करने के बाद उसे वापस नहीं लिया जा सकता।',
  'Open the booking to cancel all or part of it. Nothing is cancelled yet.':
    'पूरी बुकिंग या उसका कुछ हिस्सा रद्द करने के लिए बुकिंग खोलें। अभी कुछ भी रद्द नहीं हुआ है।',
  'Choose what to cancel': 'चुनें कि क्या रद्द करना है',
  'Cancel a part, or refund to the wallet': 'कुछ हिस्सा रद्द करें, या रिफ़ंड वॉलेट में लें',
  'To the way you paid': 'जिस तरीके से आपने चुकाया, उसमें',
  '{amount}, in 5–7 working days': '{amount}, 5–7 कामकाजी दिनों में',
  'To your wallet': 'आपके वॉलेट में',
  '{amount}, at once': '{amount}, तुरंत',
  'This applies until': 'यह कब तक लागू है',
  'Cancel the hold of {booking}': '{booking} की रोकी गई बुकिंग छोड़ें',
  'Nothing is held for you now.': 'अभी आपके लिए कोई बुकिंग रोकी नहीं गई है।',
  '{title} is not on hold.': '{title} की बुकिंग रोकी हुई नहीं है।',
  'Held until': 'कब तक रोकी गई है',
  'Open {title} to cancel its hold. Nothing was charged for it.':
    'रोकी गई बुकिंग छोड़ने के लिए {title} खोलें। इसके लिए कोई रकम नहीं काटी गई।',
  '{title} is held and not paid. Cancelling the hold costs nothing, and what is held goes back on sale.':
    '{title} की बुकिंग रोकी गई है और भुगतान नहीं हुआ है। छोड़ने का कोई शुल्क नहीं है, और जो रोका गया है वह फिर से बिक्री के लिए खुल जाएगा।',
  'Nothing happens until you confirm below.': 'जब तक आप नीचे पुष्टि न करें, कुछ नहीं होगा।',
  'Trips at work are paid by your company. Your own wallet is in your personal account.':
    'काम की यात्राओं का भुगतान आपकी कंपनी करती है। आपका अपना वॉलेट आपके निजी खाते में है।',
  'Your wallet has {amount}. You can pay with it on the payment step of any booking.':
    'आपके वॉलेट में {amount} हैं। किसी भी बुकिंग के भुगतान में आप इनका इस्तेमाल कर सकते हैं।',
  'Your wallet is empty. Refunds can go there at once when you cancel a booking.':
    'आपका वॉलेट खाली है। बुकिंग रद्द करने पर रिफ़ंड तुरंत वहाँ आ सकता है।',

  // at work
  'Open Approvals': 'मंज़ूरियाँ खोलें',
  'This is what your company’s travel policy allows you in {place}. Prices include taxes.':
    '{place} में आपकी कंपनी की यात्रा पॉलिसी इतनी अनुमति देती है। कीमतों में टैक्स शामिल हैं।',
  'This is what your company’s travel policy allows you in most Indian cities. Name a city for its own limit. Prices include taxes.':
    'भारत के ज़्यादातर शहरों में आपकी कंपनी की यात्रा पॉलिसी इतनी अनुमति देती है। किसी शहर की सीमा के लिए उसका नाम लिखें। कीमतों में टैक्स शामिल हैं।',
  'What is out of policy says so in the search results. You can then ask for approval with a reason.':
    'जो पॉलिसी से बाहर है, उस पर खोज के नतीजों में यह लिखा होता है। तब आप कारण बताकर मंज़ूरी माँग सकते हैं।',
  'Search at work': 'काम की यात्रा खोजें',
  Approved: 'मंज़ूर',
  Declined: 'नामंज़ूर',
  Expired: 'समय बीत गया',
  Withdrawn: 'वापस लिया गया',
  'Waiting for an answer': 'जवाब बाकी है',
  'You have sent no request for approval.': 'आपने मंज़ूरी का कोई अनुरोध नहीं भेजा है।',
  request: 'अनुरोध',
  requests: 'अनुरोध',
  '{requests} of yours waits for an answer.': 'आपके {requests} का जवाब बाकी है।',
  '{requests} of yours wait for an answer.': 'आपके {requests} के जवाब बाकी हैं।',
  'All your requests are answered.': 'आपके सभी अनुरोधों के जवाब आ चुके हैं।',
  'Open the request for {title}': '{title} का अनुरोध खोलें',
  'Travel policies and approvals belong to trips at work. Sign in with your work account to ask about them.':
    'यात्रा पॉलिसी और मंज़ूरियाँ काम की यात्राओं के लिए होती हैं। उनके बारे में पूछने के लिए अपने काम के खाते से साइन इन करें।',
} as const;

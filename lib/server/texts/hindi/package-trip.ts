import 'server-only';

/** The page of a booked package: its status, payments, cancellation, and other departures. */
export const PACKAGE_TRIP = {
  '{amount} of {total} paid': '{total} में से {amount} चुकाए गए',
  'Not paid yet. Your places are held until {when}.': 'भुगतान अभी बाकी है। आपकी जगहें {when} तक रोकी गई हैं।',
  'Paid. The tour operator is confirming; we ask it again until it answers.':
    'भुगतान हो गया। टूर ऑपरेटर कन्फ़र्म कर रहा है; जवाब मिलने तक हम पूछते रहेंगे।',
  'The tour operator is changing your departure; we ask it again until it answers.':
    'टूर ऑपरेटर आपकी तारीख बदल रहा है; जवाब मिलने तक हम पूछते रहेंगे।',
  'A payment has arrived and is being booked.': 'एक भुगतान मिल गया है और दर्ज हो रहा है।',
  'Cancelled, because a payment was not made in time.': 'रद्द, क्योंकि एक भुगतान समय पर नहीं हुआ।',
  'No refund.': 'रिफ़ंड नहीं मिलेगा।',
  'No refund; the tour operator kept {amount}.': 'रिफ़ंड नहीं मिलेगा; टूर ऑपरेटर ने {amount} काटे।',
  'Request to the tour operator': 'टूर ऑपरेटर से अनुरोध',
  'The tour operator has the new names and requests.': 'नए नाम और अनुरोध टूर ऑपरेटर को मिल गए हैं।',
  '{dates} at {hotel}.': '{dates}, {hotel} में।',

  // payments
  Payments: 'भुगतान',
  Deposit: 'एडवांस',
  'Second payment': 'दूसरा भुगतान',
  'Third payment': 'तीसरा भुगतान',
  '{amount}, paid on {date}': '{amount}, {date} को चुकाए गए',
  '{amount}, not paid': '{amount}, नहीं चुकाए गए',
  '{amount}, due by {date}': '{amount}, {date} तक चुकाने हैं',
  'Pay {amount} by {due}. We accept it until the end of {last}.':
    '{due} तक {amount} चुकाएँ। भुगतान {last} के अंत तक लिया जाएगा।',
  '{amount} was due by {due}. We accept it until the end of {last}.':
    '{amount} {due} तक चुकाने थे। भुगतान {last} के अंत तक लिया जाएगा।',
  'If it is not paid by then, the booking is cancelled: {back} of what you paid goes back, and the tour operator keeps {charge}.':
    'तब तक भुगतान न होने पर बुकिंग रद्द हो जाएगी: चुकाई गई रकम में से {back} वापस मिलेंगे, और टूर ऑपरेटर {charge} काटेगा।',
  'If it is not paid by then, the booking is cancelled: {back} of what you paid goes back, and the tour operator keeps nothing.':
    'तब तक भुगतान न होने पर बुकिंग रद्द हो जाएगी: चुकाई गई रकम में से {back} वापस मिलेंगे, और टूर ऑपरेटर कुछ नहीं काटेगा।',
  'If it is not paid by then, the booking is cancelled: nothing of what you paid goes back, and the tour operator keeps {charge}.':
    'तब तक भुगतान न होने पर बुकिंग रद्द हो जाएगी: चुकाई गई रकम वापस नहीं मिलेगी, और टूर ऑपरेटर {charge} काटेगा।',
  'If it is not paid by then, the booking is cancelled: nothing of what you paid goes back, and the tour operator keeps nothing.':
    'तब तक भुगतान न होने पर बुकिंग रद्द हो जाएगी: चुकाई गई रकम वापस नहीं मिलेगी, और टूर ऑपरेटर कुछ नहीं काटेगा।',
  'Pay all that remains, {amount}': 'बाकी पूरी रकम चुकाएँ, {amount}',
  'A payment of {amount} is open at the checkout. Nothing is charged until you pay it there.':
    '{amount} का एक भुगतान पेमेंट पेज पर खुला है। वहाँ चुकाने तक कोई रकम नहीं काटी जाएगी।',
  'Continue to the checkout': 'पेमेंट पेज पर जाएँ',
  'Do not pay now': 'अभी न चुकाएँ',
  Receipt: 'रसीद',
  'Receipt {n}': 'रसीद {n}',

  // cancelling
  '{refund}; the tour operator keeps {amount}.': '{refund}; टूर ऑपरेटर {amount} काटेगा।',
  'Choose at least one room. Its travellers are cancelled with it.':
    'कम से कम एक कमरा चुनें। उसके यात्री भी उसके साथ रद्द होंगे।',
  'The others travel as booked.': 'बाकी यात्री बुकिंग के अनुसार ही जाएँगे।',
  'The others travel as booked, and keep: {extras}.':
    'बाकी यात्री बुकिंग के अनुसार ही जाएँगे, और उनके लिए यह बना रहेगा: {extras}।',
  'The tour operator is cancelling what you asked for; we ask it again until it answers.':
    'टूर ऑपरेटर आपके कहे अनुसार रद्द कर रहा है; जवाब मिलने तक हम पूछते रहेंगे।',

  // another departure
  'Change departure': 'प्रस्थान की तारीख बदलें',
  'Booked: {dates}, {nights}. Party, rooms and what you added stay the same.':
    'बुक किया गया: {dates}, {nights}। यात्री, कमरे और जोड़ी हुई चीज़ें वही रहेंगी।',
  'Keep the departure': 'तारीख न बदलें',
  'No other departure of this journey has places for your party now. Look again later, or cancel the booking by its terms.':
    'इस पैकेज की किसी और तारीख पर अभी आपके समूह के लिए जगह नहीं है। बाद में फिर देखें, या बुकिंग को उसकी शर्तों के अनुसार रद्द करें।',
  'New departure': 'नई तारीख',
  '{price}: {due}. {places} left': '{price}: {due}। बाकी: {places}',
  'nothing to pay': 'कुछ नहीं चुकाना है',
  'Show all {departures}': 'सभी {departures} दिखाएँ',
  'A change is free now: {back} counts towards the new departure.':
    'अभी तारीख बदलना मुफ़्त है: {back} नई तारीख की कीमत में समायोजित होंगे।',
  'A change costs what cancelling costs now: by the terms of your package the tour operator keeps {charge} of the booked departure, and {back} counts towards the new one.':
    'तारीख बदलने पर उतना ही कटेगा जितना अभी रद्द करने पर: आपके पैकेज की शर्तों के अनुसार टूर ऑपरेटर बुक की गई तारीख के {charge} काटेगा, और {back} नई तारीख की कीमत में समायोजित होंगे।',
  'New departure, taxes included': 'नई तारीख, टैक्स सहित',
  'Refund for the booked departure': 'बुक की गई तारीख का रिफ़ंड',
  'The tour operator keeps {amount} of the booked departure; it stays part of your price and is not refunded later.':
    'टूर ऑपरेटर बुक की गई तारीख के {amount} काटेगा; ये आपकी कीमत में बने रहेंगे और बाद में वापस नहीं मिलेंगे।',
  'The tour operator keeps nothing of the booked departure.': 'बुक की गई तारीख के लिए टूर ऑपरेटर कुछ नहीं काटेगा।',
  'You pay on the gateway’s own page. Places and rooms of the new departure are held meanwhile, and your package is booked on its departure as before until you have paid.':
    'भुगतान पेमेंट गेटवे के अपने पेज पर होगा। तब तक नई तारीख की जगहें और कमरे रोके रहेंगे, और भुगतान होने तक आपका पैकेज पुरानी तारीख पर बुक रहेगा।',
  'Change the departure': 'तारीख बदलें',
  'A change of departure waits for its payment': 'तारीख के बदलाव का भुगतान बाकी है',
  'Places and rooms of the new departure are held until {when}. Your package is booked on its departure as before until you have paid, and also if you do not.':
    'नई तारीख की जगहें और कमरे {when} तक रोके गए हैं। भुगतान होने तक आपका पैकेज पुरानी तारीख पर बुक रहेगा, और भुगतान न करने पर भी।',
  'Under way at the tour operator': 'टूर ऑपरेटर के पास प्रक्रिया जारी है',
  'Changed departures': 'बदली गई तारीखें',
  'Changed departures and cancelled rooms': 'बदली गई तारीखें और रद्द किए गए कमरे',
} as const;

/** Why a booked package cannot be paid, changed or cancelled as asked, and what is stored with it. */
export const PACKAGE_TRIP_MESSAGES = {
  'Earlier departure: not refunded': 'पहले की तारीख: वापस नहीं मिले',
  'Earlier departure and cancelled rooms: not refunded': 'पहले की तारीख और रद्द किए गए कमरे: वापस नहीं मिले',
  'No refund under the terms of this package.': 'इस पैकेज की शर्तों के अनुसार रिफ़ंड नहीं मिलेगा।',
  'The tour operator keeps {amount}.': 'टूर ऑपरेटर {amount} काटेगा।',
  'The tour operator keeps nothing.': 'टूर ऑपरेटर कुछ नहीं काटेगा।',
  '{amount} is on its way back to where you paid from; the tour operator kept {kept}.':
    '{amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने चुकाए थे; टूर ऑपरेटर ने {kept} काटे।',
  '{amount} is on its way back to your wallet; the tour operator kept {kept}.':
    '{amount} आपके वॉलेट में वापस भेजे जा रहे हैं; टूर ऑपरेटर ने {kept} काटे।',
  '{amount} was refunded to where you paid from; the tour operator kept {kept}.':
    '{amount} वहीं वापस कर दिए गए जहाँ से आपने चुकाए थे; टूर ऑपरेटर ने {kept} काटे।',
  '{amount} was refunded to your wallet; the tour operator kept {kept}.':
    '{amount} आपके वॉलेट में वापस कर दिए गए; टूर ऑपरेटर ने {kept} काटे।',

  // why it cannot be done
  'A later payment for this booking is open at the checkout; until it is made, the booking is unchanged.':
    'इस बुकिंग का एक भुगतान पेमेंट पेज पर खुला है; उसके होने तक बुकिंग में कुछ नहीं बदलेगा।',
  'A later payment or a change of this booking is being booked.': 'इस बुकिंग का भुगतान या बदलाव दर्ज हो रहा है।',
  'Only a confirmed package has later payments and changes.': 'आगे के भुगतान और बदलाव सिर्फ़ कन्फ़र्म पैकेज में होते हैं।',
  'Only a confirmed package can be changed.': 'सिर्फ़ कन्फ़र्म पैकेज बदला जा सकता है।',
  'The journey began on {when}, so this booking can no longer be cancelled here.':
    'यात्रा {when} को शुरू हुई थी, इसलिए यह बुकिंग अब यहाँ रद्द नहीं की जा सकती।',
  'The journey began on {when}, so the guests can no longer be changed here.':
    'यात्रा {when} को शुरू हुई थी, इसलिए यात्री अब यहाँ नहीं बदले जा सकते।',
  'The journey began on {when}, so its departure can no longer be changed here.':
    'यात्रा {when} को शुरू हुई थी, इसलिए इसकी तारीख अब यहाँ नहीं बदली जा सकती।',
  'This package is paid in parts, and {amount} is still open.': 'इस पैकेज का भुगतान किस्तों में है, और {amount} अभी बाकी हैं।',
  'The journey began on {when}, so its rooms can no longer be cancelled here.':
    'यात्रा {when} को शुरू हुई थी, इसलिए इसके कमरे अब यहाँ रद्द नहीं किए जा सकते।',
  'This package has one room.': 'इस पैकेज में एक ही कमरा है।',
  'Cancel the booking instead.': 'पूरी बुकिंग रद्द करें।',
  'Pay the rest first to cancel a single room here, or cancel the whole booking.':
    'एक कमरा रद्द करने के लिए पहले बाकी रकम चुकाएँ, या पूरी बुकिंग रद्द करें।',
  'Pay the rest first to change its departure here, or cancel the booking.':
    'तारीख बदलने के लिए पहले बाकी रकम चुकाएँ, या बुकिंग रद्द करें।',
  'This booking is no longer refundable, so its departure cannot be changed.':
    'इस बुकिंग पर अब रिफ़ंड नहीं मिलता, इसलिए इसकी तारीख नहीं बदली जा सकती।',
  'To travel on other days, book another departure.': 'दूसरे दिनों में यात्रा के लिए दूसरी तारीख बुक करें।',
  'The departure of this package was changed {times}, which is the most.':
    'इस पैकेज की तारीख {times} बदली जा चुकी है; इससे ज़्यादा नहीं बदली जा सकती।',
  'Cancel it and book the departure that you want.': 'इसे रद्द करके अपनी पसंद की तारीख बुक करें।',
  'This is the departure of your package. Choose another.': 'आपका पैकेज इसी तारीख का है। दूसरी तारीख चुनें।',
  'This package was just changed. Nothing was charged. Reload to see it.':
    'इस पैकेज में अभी-अभी बदलाव हुआ है। कोई रकम नहीं काटी गई। देखने के लिए पेज फिर से लोड करें।',
  'All of this booking is paid. Nothing more is charged.': 'इस बुकिंग का पूरा भुगतान हो चुका है। और कोई रकम नहीं काटी जाएगी।',
  'The time for this payment is over, and the booking is being cancelled.':
    'इस भुगतान का समय बीत चुका है, और बुकिंग रद्द की जा रही है।',
  'The amount to be paid now is {after}, not {before}.': 'अब {before} नहीं, {after} चुकाने हैं।',
  'Look at the payments and decide again.': 'भुगतान देखकर फिर से तय करें।',
  'A payment of {amount} is open at the checkout. Finish or cancel it first.':
    '{amount} का एक भुगतान पेमेंट पेज पर खुला है। पहले उसे पूरा करें या रद्द करें।',
  'Your booking is still valid, and the payment is still due.': 'आपकी बुकिंग बनी हुई है, और यह भुगतान अब भी बाकी है।',

  // other departures
  '{price} for the new departure, less {back} for the earlier one (the tour operator keeps {charge}).':
    'नई तारीख के {price}, पहले की तारीख के {back} घटाकर (टूर ऑपरेटर {charge} काटेगा)।',
  '{price} for the new departure, less {back} for the earlier one.': 'नई तारीख के {price}, पहले की तारीख के {back} घटाकर।',
  'The payment for the new departure did not go through.': 'नई तारीख का भुगतान नहीं हो सका।',
  'Nothing was charged, and nothing was changed: your package is booked on its departure as before.':
    'कोई रकम नहीं काटी गई, और कुछ नहीं बदला: आपका पैकेज पहले की तारीख पर ही है।',
  'The tour operator did not change the departure.': 'टूर ऑपरेटर ने तारीख नहीं बदली।',
  'Your package is booked on its departure as before.': 'आपका पैकेज पहले की तारीख पर ही है।',
} as const;

import 'server-only';

/** The payment of a cart: its travellers, what is paid for, and what became of each booking. */
export const CART_PAYMENT = {
  booking: 'बुकिंग',
  bookings: 'बुकिंग',
  part: 'हिस्सा',
  parts: 'हिस्से',

  // travellers and payment
  'Travellers and payment': 'यात्री और भुगतान',
  'Sign in to pay for your trip': 'अपनी यात्रा का भुगतान करने के लिए साइन इन करें',
  'What is held for you stays held. Nothing is charged before you have signed in.':
    'जो आपके लिए रोका गया है, वह रोका रहेगा। साइन इन करने से पहले कोई रकम नहीं काटी जाएगी।',
  'Opening your bookings': 'आपकी बुकिंग खुल रही हैं',
  'This payment could not be opened': 'यह भुगतान खोला नहीं जा सका',
  'This link does not say what to pay for.': 'इस लिंक में नहीं लिखा है कि भुगतान किसका करना है।',
  '{list} is no longer held': '{list} अब रोका हुआ नहीं है',
  '{list} are no longer held': '{list} अब रोके हुए नहीं हैं',
  'Nothing was charged here. What is still available can be held again from your cart; what is paid is in My trips.':
    'यहाँ कोई रकम नहीं काटी गई। जो अब भी उपलब्ध है, उसे कार्ट से फिर रोका जा सकता है; जिसका भुगतान हो चुका है, वह “मेरी यात्राएँ” में है।',
  'Everything is held for you until {when}.': 'सब कुछ {when} तक आपके लिए रोका गया है।',
  'All prices are valid until {when}. The airline holds no seats for {flights}: they are yours when you pay.':
    'सभी कीमतें {when} तक यही रहेंगी। {flights} के लिए एयरलाइन सीटें नहीं रोकती: भुगतान होते ही सीटें आपकी हो जाएँगी।',
  'you pay': 'भुगतान',
  'Who is on which booking': 'किस बुकिंग में कौन',
  'Checks in': 'चेक-इन करने वाले मेहमान',
  'Lead guest': 'मुख्य यात्री',
  '{who}, room {n}': '{who}, कमरा {n}',
  'Send tickets and confirmations to': 'टिकट और कन्फ़र्मेशन कहाँ भेजें',
  'A request to the hotels': 'होटलों से कोई अनुरोध',
  'They read it, and do what they can.': 'होटल इसे पढ़ेंगे और पूरा करने की कोशिश करेंगे।',
  'Needed for what is outside India.': 'भारत से बाहर की बुकिंग के लिए ज़रूरी है।',
  'Continue to the open payment': 'खुले हुए भुगतान पर जाएँ',
  'Book from the wallet': 'वॉलेट से बुक करें',
  'One payment for {bookings}. If one of them cannot be confirmed, exactly what you paid for it goes back, and the others stay booked.':
    '{bookings} के लिए एक ही भुगतान। अगर कोई बुकिंग कन्फ़र्म न हो सकी, तो उसकी पूरी रकम वापस मिलेगी और बाकी बुकिंग बनी रहेंगी।',
  'By booking you accept the {terms} and the cancellation terms of each part.':
    'बुक करके आप {terms} और हर हिस्से की कैंसिलेशन की शर्तें स्वीकार करते हैं।',
  'Back to the cart': 'कार्ट पर वापस जाएँ',

  // what became of it
  'Your bookings': 'आपकी बुकिंग',
  'Sign in to see your bookings': 'अपनी बुकिंग देखने के लिए साइन इन करें',
  'They are safe. Sign in with the account that booked them.': 'बुकिंग सुरक्षित हैं। उसी खाते से साइन इन करें जिससे बुक किया था।',
  'Loading your bookings': 'आपकी बुकिंग लोड हो रही हैं',
  'This payment was cancelled': 'यह भुगतान रद्द कर दिया गया',
  'Your trip is booked': 'आपकी यात्रा बुक हो गई है',
  'Paid, and being confirmed': 'भुगतान हो गया, कन्फ़र्म किया जा रहा है',
  '{parts} of {all} is booked': '{all} में से {parts} बुक हुआ',
  '{parts} of {all} are booked': '{all} में से {parts} बुक हुए',
  'Nothing could be booked': 'कुछ भी बुक नहीं हो सका',
  'A part of this payment could not be opened': 'इस भुगतान का एक हिस्सा खोला नहीं जा सका',
  'What was booked': 'क्या-क्या बुक हुआ',
  'Open this trip: {place}': 'यह यात्रा खोलें: {place}',
  'How this price came about': 'यह कीमत कैसे बनी',
  'How the payment came about': 'भुगतान का ब्योरा',
  'One payment': 'एक ही भुगतान',
  'At the checkout': 'पेमेंट गेटवे पर',
  '{place}, refunded': '{place}, वापस कर दिए गए',
  '{place}, on its way back': '{place}, वापस भेजे जा रहे हैं',
  Confirmed: 'कन्फ़र्म',
  'Paid. The hotel has not answered yet; we keep asking, and if it refuses, all of this part goes back.':
    'भुगतान हो गया। होटल से अभी जवाब नहीं आया है; हम पूछते रहेंगे, और मना करने पर इस हिस्से की पूरी रकम वापस मिलेगी।',
  'Paid. The airline has not answered yet; we keep asking, and if it refuses, all of this part goes back.':
    'भुगतान हो गया। एयरलाइन से अभी जवाब नहीं आया है; हम पूछते रहेंगे, और मना करने पर इस हिस्से की पूरी रकम वापस मिलेगी।',
  'Paid. The tour operator has not answered yet; we keep asking, and if it refuses, all of this part goes back.':
    'भुगतान हो गया। टूर ऑपरेटर से अभी जवाब नहीं आया है; हम पूछते रहेंगे, और मना करने पर इस हिस्से की पूरी रकम वापस मिलेगी।',
  'The hotel could not confirm this.': 'होटल इसे कन्फ़र्म नहीं कर सका।',
  'The airline could not confirm this.': 'एयरलाइन इसे कन्फ़र्म नहीं कर सकी।',
  'The tour operator could not confirm this.': 'टूर ऑपरेटर इसे कन्फ़र्म नहीं कर सका।',
  '{amount} was refunded.': '{amount} वापस कर दिए गए।',
  '{amount} is on its way back.': '{amount} वापस भेजे जा रहे हैं।',
  'Not booked: it was no longer held when the payment arrived. Anything paid for it goes back.':
    'बुक नहीं हुआ: भुगतान मिलने तक यह रोका हुआ नहीं था। इसके लिए चुकाई गई रकम वापस मिलेगी।',
} as const;

/** Why several bookings cannot be paid for as asked. */
export const CART_PAYMENT_MESSAGES = {
  'Choose somebody of the list for each place.': 'हर जगह के लिए सूची में से किसी को चुनें।',
  'Its guests are changed in My trips.': 'इसके यात्री “मेरी यात्राएँ” में बदले जा सकते हैं।',
  'This payment was not found.': 'यह भुगतान नहीं मिला।',
  'This is paid for already.': 'इसका भुगतान हो चुका है।',
  'A payment for {name} is under way.': '{name} का एक भुगतान चल रहा है।',
  'Finish or cancel it first.': 'पहले उसे पूरा करें या रद्द करें।',
  'These bookings are in different currencies.': 'ये बुकिंग अलग-अलग मुद्राओं में हैं।',
  'Pay them one by one.': 'इनका भुगतान एक-एक करके करें।',
  'You started {payments} payments within an hour.': 'आपने एक घंटे में {payments} भुगतान शुरू किए।',
  'Wait an hour, or pay the bookings one by one.': 'एक घंटा रुकें, या हर बुकिंग का भुगतान अलग से करें।',
} as const;

import 'server-only';

/** What forms and the API say of any booking, and what it stores: errors, notes on a price, reasons. */
export const BOOKING_MESSAGES = {
  // people and the invoice
  'A request is at most 500 characters.': 'अनुरोध ज़्यादा से ज़्यादा 500 अक्षरों का हो सकता है।',
  'Enter the registered company name.': 'कंपनी का पंजीकृत नाम लिखें।',
  'Enter the registered address of the company. It must be on the invoice.':
    'कंपनी का पंजीकृत पता लिखें। यह इनवॉइस पर होना ज़रूरी है।',
  'An address is at most 240 characters.': 'पता ज़्यादा से ज़्यादा 240 अक्षरों का हो सकता है।',
  'A GST number has 15 characters, such as 27AAPFU0939F1ZV.': 'GST नंबर में 15 अक्षर और अंक होते हैं, जैसे 27AAPFU0939F1ZV।',
  'The first two digits of a GST number are its state’s code. Check them.':
    'GST नंबर के पहले दो अंक राज्य का कोड होते हैं। उन्हें जाँचें।',
  'Characters 3 to 12 of a GST number are the holder’s PAN. Check them.':
    'GST नंबर का तीसरे से बारहवाँ अक्षर धारक का पैन होता है। उसे जाँचें।',
  'The last character does not fit the rest. Check the number for a typing slip.':
    'आखिरी अक्षर बाकी नंबर से मेल नहीं खाता। जाँचें कि लिखने में कोई गलती तो नहीं हुई।',
  'A PAN has ten characters, such as ABCPE1234F.': 'पैन में दस अक्षर और अंक होते हैं, जैसे ABCPE1234F।',
  'That is too long.': 'यह बहुत लंबा है।',
  'This GST number belongs to {own}, and the address is in {there}.': 'यह GST नंबर {own} का है, और पता {there} का है।',
  'Correct one of the two.': 'दोनों में से एक को ठीक करें।',
  'With this GST number the PAN is {pan}.': 'इस GST नंबर के साथ पैन {pan} होना चाहिए।',
  'The invoice is already issued, so the GST number stays as it is.':
    'इनवॉइस बन चुका है, इसलिए GST नंबर नहीं बदला जा सकता।',
  'The invoice is already issued, so the company stays as it is.': 'इनवॉइस बन चुका है, इसलिए कंपनी नहीं बदली जा सकती।',
  'The invoice is already issued, so the address stays as it is.': 'इनवॉइस बन चुका है, इसलिए पता नहीं बदला जा सकता।',
  'The booking is made already, so the PAN stays as it is.': 'बुकिंग हो चुकी है, इसलिए पैन नहीं बदला जा सकता।',

  // the offer and the hold
  'The cancellation terms changed while you were here.': 'इस बीच कैंसिलेशन की शर्तें बदल गई हैं।',
  'Look at the new terms and accept them to go on.': 'आगे बढ़ने के लिए नई शर्तें देखें और स्वीकार करें।',
  'The price is now {after}, not {before}.': 'कीमत अब {before} नहीं, {after} है।',
  'Accept the new price to go on.': 'आगे बढ़ने के लिए नई कीमत स्वीकार करें।',
  'Nothing was charged.': 'कोई रकम नहीं काटी गई।',
  'You can hold {rooms} at a time before paying.': 'भुगतान से पहले आप एक बार में {rooms} रोक सकते हैं।',
  'On hold now: {list}.': 'अभी रोके गए: {list}।',
  '{list} and {n} more': '{list} और {n} और',
  '{hotel} ({rooms}, until {time})': '{hotel} ({rooms}, {time} तक)',
  '{hotel}; {list}': '{hotel}; {list}',
  'Pay for one of them or cancel one, then hold this one.': 'उनमें से किसी का भुगतान करें या उसे छोड़ दें, फिर इसे रोकें।',
  'Try again after {time}, when the next hold ends, or from another network, such as mobile data.':
    '{time} के बाद फिर कोशिश करें, या किसी दूसरे नेटवर्क से, जैसे मोबाइल डेटा।',
  'This is being paid together with the rest of your cart.': 'इसका भुगतान आपके कार्ट की बाकी चीज़ों के साथ हो रहा है।',
  'Open your cart to finish or cancel that payment.': 'वह भुगतान पूरा करने या रद्द करने के लिए कार्ट खोलें।',
  'This was done already.': 'यह पहले ही हो चुका है।',
  'Check the price again to go on.': 'आगे बढ़ने के लिए कीमत फिर से जाँचें।',

  // states of a booking, and why something cannot be done
  'A payment for this booking is under way.': 'इस बुकिंग का भुगतान चल रहा है।',
  'This booking is confirmed.': 'यह बुकिंग कन्फ़र्म है।',
  'A change of this booking is being paid for; until then it is unchanged.':
    'इस बुकिंग के बदलाव का भुगतान हो रहा है; तब तक इसमें कुछ नहीं बदला है।',
  'This booking is being cancelled.': 'यह बुकिंग रद्द की जा रही है।',
  'This booking is cancelled.': 'यह बुकिंग रद्द है।',

  // payments
  'The payment did not go through.': 'भुगतान नहीं हो सका।',
  'The bank declined the payment.': 'बैंक ने भुगतान अस्वीकार कर दिया।',
  'Nothing was charged. You can continue your booking.': 'कोई रकम नहीं काटी गई। आप बुकिंग जारी रख सकते हैं।',
  'Try again, or choose another way to pay.': 'फिर कोशिश करें, या भुगतान का दूसरा तरीका चुनें।',
  'That is more than the price. Use the price or less from the wallet.':
    'यह कीमत से ज़्यादा है। वॉलेट से कीमत जितनी या उससे कम रकम लें।',
  'This payment was cancelled and started again at the same moment.': 'यह भुगतान एक ही पल में रद्द हुआ और फिर शुरू हुआ।',
  'Start it once more.': 'इसे एक बार फिर शुरू करें।',
  'This payment was opened and closed at the same time.': 'यह भुगतान एक साथ खुला और बंद हुआ।',
  'Start it again.': 'इसे फिर से शुरू करें।',
  'This booking is already paid, and nothing more is charged. Open it to see its status.':
    'इस बुकिंग का भुगतान हो चुका है, और कोई रकम नहीं काटी जाएगी। स्थिति देखने के लिए इसे खोलें।',
  'Your wallet holds {held}, and this needs {wanted}. Nothing was taken. Use less from the wallet and pay the rest another way.':
    'आपके वॉलेट में {held} हैं, और इसके लिए {wanted} चाहिए। कुछ नहीं लिया गया। वॉलेट से कम रकम लें और बाकी किसी और तरीके से चुकाएँ।',
  'This order was already paid. Nothing more was charged.': 'इस ऑर्डर का भुगतान पहले ही हो चुका है। और कोई रकम नहीं काटी गई।',
  'This payment is closed, so nothing was charged. Go back to the shop to see the status of your order.':
    'यह भुगतान बंद हो चुका है, इसलिए कोई रकम नहीं काटी गई। अपने ऑर्डर की स्थिति देखने के लिए साइट पर वापस जाएँ।',
  'Paid. As chosen, this browser stays here, and the shop hears of it by webhook.':
    'भुगतान हो गया। आपके चुनाव के अनुसार ब्राउज़र यहीं रहेगा, और साइट को वेबहुक से सूचना मिलेगी।',
  'Paid. Taking you back to the shop.': 'भुगतान हो गया। आपको साइट पर वापस ले जाया जा रहा है।',
  'An order is charged once, however often you try.': 'आप कितनी भी बार कोशिश करें, ऑर्डर की रकम एक ही बार काटी जाएगी।',
  'The webhook comes {time} after the payment.': 'वेबहुक भुगतान के {time} बाद आता है।',

  // the price, from search to payment
  'The cancellation terms changed too.': 'कैंसिलेशन की शर्तें भी बदल गईं।',
  'You accepted the new cancellation terms.': 'आपने कैंसिलेशन की नई शर्तें स्वीकार कीं।',
  'You accepted {after} in place of {before}.': 'आपने {before} की जगह {after} स्वीकार किए।',
  '{amount} set aside from your wallet.': 'आपके वॉलेट से {amount} अलग रखे गए।',
  '{amount} is back in your wallet.': '{amount} आपके वॉलेट में वापस आ गए।',
  '{amount} paid from your wallet.': 'आपके वॉलेट से {amount} चुकाए गए।',
  '{amount} paid, and {part} from your wallet.': '{amount} चुकाए गए, और {part} आपके वॉलेट से।',
  '{amount} paid, in one payment of {total} for {bookings}.': '{bookings} के {total} के एक ही भुगतान में {amount} चुकाए गए।',
  '{amount} paid, and {part} from your wallet, in one payment of {total} for {bookings}.':
    '{bookings} के {total} के एक ही भुगतान में {amount} चुकाए गए, और {part} आपके वॉलेट से।',
  '{amount} paid from your wallet, in one payment of {total} for {bookings}.':
    '{bookings} के {total} के एक ही भुगतान में आपके वॉलेट से {amount} चुकाए गए।',
  '{amount} paid.': '{amount} का भुगतान हो गया।',

  'Deposit: {what}': 'एडवांस: {what}',

  // money that goes back
  'All of the {amount} you paid is on its way back.': 'आपके चुकाए हुए पूरे {amount} वापस भेजे जा रहे हैं।',
  'A payment of {amount} arrived that this booking could not use. All of it is on its way back.':
    '{amount} का एक भुगतान आया जो इस बुकिंग में नहीं लग सका। पूरी रकम वापस भेजी जा रही है।',
  'Not booked. Nothing was charged.': 'बुकिंग नहीं हुई। कोई रकम नहीं काटी गई।',
  '{amount} is on its way back to where you paid from.': '{amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने चुकाए थे।',
  '{amount} is on its way back to your wallet.': '{amount} आपके वॉलेट में वापस भेजे जा रहे हैं।',
  '{amount} was refunded to where you paid from.': '{amount} वहीं वापस कर दिए गए जहाँ से आपने चुकाए थे।',
  '{amount} was refunded to your wallet.': '{amount} आपके वॉलेट में वापस कर दिए गए।',
  'Refunded to where you paid from': 'वहीं वापस किया गया जहाँ से आपने चुकाया था',
  'Refunded to your wallet': 'आपके वॉलेट में वापस किया गया',
  'On its way to where you paid from': 'वहीं वापस भेजा जा रहा है जहाँ से आपने चुकाया था',
  'On its way to your wallet': 'आपके वॉलेट में वापस भेजा जा रहा है',
  '{amount} goes back the way you paid.': '{amount} उसी तरीके से वापस जाएँगे जिससे आपने चुकाए थे।',
  '{amount} to your wallet.': '{amount} आपके वॉलेट में।',
  '{amount} goes back the way you paid, and {part} to your wallet.':
    '{amount} उसी तरीके से वापस जाएँगे जिससे आपने चुकाए थे, और {part} आपके वॉलेट में।',
  'The refund is now {after}, not {before}: a cancellation deadline has passed. Nothing was cancelled. Check the new amount and decide again.':
    'रिफ़ंड अब {before} नहीं, {after} है: कैंसिलेशन की एक समय-सीमा बीत चुकी है। कुछ रद्द नहीं किया गया। नई रकम देखकर फिर से तय करें।',

  // changes
  'Changed from {before} to {after}.': '{before} से बदलकर {after} की गईं।',
  'To be changed from {before} to {after}.': '{before} से बदलकर {after} की जाएँगी।',
  '{amount} is refunded.': '{amount} वापस किए जाते हैं।',
  'Nothing more to pay.': 'और कुछ नहीं चुकाना है।',
  'Nothing about them has changed.': 'उनमें कुछ नहीं बदला है।',
  'Only a confirmed booking can be cancelled.': 'सिर्फ़ कन्फ़र्म बुकिंग रद्द की जा सकती है।',
  'That is more than the change costs. Use its price or less from the wallet.':
    'यह बदलाव की कीमत से ज़्यादा है। वॉलेट से उतनी या उससे कम रकम लें।',
  'All of the {amount} you paid for it is on its way back.': 'इसके लिए चुकाए गए पूरे {amount} वापस भेजे जा रहे हैं।',
} as const;

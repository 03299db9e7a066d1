import 'server-only';

/** The payment page. */
export const CHECKOUT = {
  'Demo gateway': 'डेमो गेटवे',
  'no real money': 'असली पैसे नहीं',
  'Pay for your order. No real money moves here.': 'अपने ऑर्डर का भुगतान करें। यहाँ असली पैसों का लेन-देन नहीं होता।',
  'Pay by': 'भुगतान की समय-सीमा',
  'Order{number}': 'ऑर्डर{number}',
  'Indian time': 'भारतीय समय',
  'your time ({time} Indian time)': 'आपके समय के अनुसार (भारतीय समय {time})',
  'How would you like to pay?': 'आप भुगतान कैसे करना चाहेंगे?',
  'Payment method': 'भुगतान का तरीका',
  UPI: 'UPI',
  'Any UPI app': 'कोई भी UPI ऐप',
  Card: 'कार्ड',
  'Debit or credit': 'डेबिट या क्रेडिट',
  'Net banking': 'नेट बैंकिंग',
  'Your bank’s own page': 'आपके बैंक का अपना पेज',
  'Paying…': 'भुगतान हो रहा है…',
  'Choose how this payment ends': 'चुनें कि इस भुगतान का नतीजा क्या हो',
  'How this payment ends': 'इस भुगतान का नतीजा',
  'It succeeds': 'भुगतान सफल हो',
  'Back to the shop at once, and a webhook tells it too.': 'तुरंत साइट पर वापस; वेबहुक से भी सूचना जाती है।',
  'The bank declines it': 'बैंक भुगतान अस्वीकार करे',
  'Nothing is charged, and you can try again.': 'कोई रकम नहीं कटती, और आप फिर कोशिश कर सकते हैं।',
  'It succeeds, but this browser stays here': 'भुगतान सफल हो, पर ब्राउज़र यहीं रहे',
  'The shop hears of it by webhook only.': 'साइट को सिर्फ़ वेबहुक से सूचना मिलती है।',
  'It succeeds, and the webhook is late': 'भुगतान सफल हो, पर वेबहुक देर से आए',
  'It succeeds, and the webhook comes twice': 'भुगतान सफल हो, और वेबहुक दो बार आए',
  'The shop counts it once.': 'साइट इसे एक ही बार गिनती है।',
  'Leave without paying': 'बिना भुगतान किए वापस जाएँ',
  'Paying here needs JavaScript. Leaving does not.': 'यहाँ भुगतान के लिए JavaScript ज़रूरी है। वापस जाने के लिए नहीं।',
  'This page stands in for a payment company. It asks for no card or account number, and no real money moves.':
    'यह पेज पेमेंट कंपनी के पेज की जगह है। यहाँ कार्ड या खाते का नंबर नहीं पूछा जाता और असली पैसों का लेन-देन नहीं होता।',
  'Payment received': 'भुगतान मिल गया',
  'Go back to the shop': 'साइट पर वापस जाएँ',
  'Go back to the shop after all': 'फिर भी साइट पर वापस जाएँ',
  'This order is paid': 'इस ऑर्डर का भुगतान हो चुका है',
  'It is charged once. There is nothing more to do here.': 'रकम एक ही बार काटी जाती है। यहाँ और कुछ नहीं करना है।',
  'This payment is closed': 'यह भुगतान बंद हो चुका है',
  'Its time is over, or it was cancelled. Nothing was charged.':
    'इसका समय बीत गया या इसे रद्द कर दिया गया। कोई रकम नहीं काटी गई।',
} as const;

/** What is paid for at the gateway, of a change or a later payment: as the gateway names it. */
export const CHECKOUT_MESSAGES = {
  'Change from {before} to {after}': '{before} से {after} में बदलाव',
  '{title}: Change from {before} to {after}': '{title}: {before} से {after} में बदलाव',
  'Seats, meals and bags, {title}': 'सीट, खाना और सामान, {title}',
  'First payment of {n}, {title}': '{n} में से पहला भुगतान, {title}',
  'Second payment of {n}, {title}': '{n} में से दूसरा भुगतान, {title}',
  'Third payment of {n}, {title}': '{n} में से तीसरा भुगतान, {title}',
  'All remaining payments, {title}': 'बाकी पूरा भुगतान, {title}',
} as const;

import 'server-only';

/** The cart, and what was put into it. */
export const CART = {
  'Your cart': 'आपका कार्ट',
  'Stays, flights and packages of one trip: one list of travellers, one payment. Nothing in it is held yet unless it says so.':
    'एक यात्रा के होटल, फ़्लाइट और पैकेज: यात्रियों की एक सूची, एक भुगतान। जब तक लिखा न हो, इसमें कुछ भी रोका नहीं गया है।',
  'Your cart could not be loaded': 'आपका कार्ट लोड नहीं हो सका',
  'Loading your cart': 'आपका कार्ट लोड हो रहा है',
  'Checking prices for your cart': 'आपके कार्ट की कीमतें जाँची जा रही हैं',
  'Nothing is in it yet. Choose “Add to cart” beside a room, a flight or a package.':
    'अभी इसमें कुछ नहीं है। कमरे, फ़्लाइट या पैकेज के पास “कार्ट में डालें” चुनें।',
  'Find flights': 'फ़्लाइट खोजें',
  'Find a package': 'पैकेज खोजें',
  'What is in your cart': 'आपके कार्ट में क्या है',
  'with {list}': '{list} सहित',
  'Price kept until {when}': 'कीमत {when} तक यही रहेगी',
  'Held for you until {when}': '{when} तक आपके लिए रोका गया',
  'Being paid for': 'भुगतान चल रहा है',
  'Not available now': 'अभी उपलब्ध नहीं',
  '{price} when you added it': 'कार्ट में डालते समय {price}',
  'As when you added it': 'कार्ट में डालते समय भी यही कीमत थी',
  '{gap} more than when you added it ({price})': 'कार्ट में डालते समय ({price}) से {gap} ज़्यादा',
  '{gap} less than when you added it ({price})': 'कार्ट में डालते समय ({price}) से {gap} कम',

  // the total, and what does not fit together
  'Total of your cart': 'कार्ट की कुल कीमत',
  'Total, with taxes': 'कुल, टैक्स सहित',
  'Look at the dates': 'तारीखें देख लें',
  '{one} and {other} are both for {nights}.': '{one} और {other}, दोनों {nights} के लिए हैं।',
  '{title} begins on {date}, and the flight arrives on {landed}.': '{title} {date} से है, और फ़्लाइट {landed} को पहुँचती है।',
  '{title} ends on {date}, and the flight back leaves on {left}.':
    '{title} {date} तक है, और वापसी की फ़्लाइट {left} को जाती है।',
  'There is no stay for {nights}.': '{nights} के लिए कोई होटल नहीं है।',
  'the night of {date}': '{date} की रात',
  '{nights} from {date}': '{date} से {nights}',

  // holding and paying
  'Book everything': 'सब बुक करें',
  'Book the other items': 'बाकी चीज़ें बुक करें',
  'Holding everything…': 'सब कुछ रोका जा रहा है…',
  'We check and hold every part first. You see what is held before you pay.':
    'पहले हम हर चीज़ की पुष्टि करके उसे रोकते हैं। भुगतान से पहले आप देखेंगे कि क्या-क्या रोका गया है।',
  'Sign in to book. Your cart comes with you.': 'बुक करने के लिए साइन इन करें। आपका कार्ट आपके साथ रहेगा।',
  'Not all of it could be held': 'सब कुछ रोका नहीं जा सका',
  'None of it could be held': 'कुछ भी रोका नहीं जा सका',
  'What could not be held says why and stays in your cart. Nothing was charged.':
    'जो नहीं रोका जा सका, उसका कारण उसके साथ लिखा है और वह कार्ट में बना रहेगा। कोई रकम नहीं काटी गई।',
  'The rest is held: continue with it, or remove it to release it.':
    'बाकी रोका गया है: उसके साथ आगे बढ़ें, या छोड़ने के लिए उसे हटाएँ।',
  'Continue with what is held': 'जो रोका गया है, उसके साथ आगे बढ़ें',
  'A payment for this is open. Nothing is charged until you finish it.':
    'इसका एक भुगतान खुला है। उसे पूरा करने तक कोई रकम नहीं काटी जाएगी।',
  'Cancel the payment': 'भुगतान रद्द करें',
  'Leaving…': 'रद्द हो रहा है…',

  // what was added
  'Adding to your cart': 'आपके कार्ट में डाला जा रहा है',
  'This was not added': 'यह कार्ट में नहीं डाला जा सका',
  'This link does not say what to add. Choose it again.': 'इस लिंक में नहीं लिखा है कि क्या डालना है। फिर से चुनें।',
  'Continue browsing': 'आगे देखें',
  'Added to your cart': 'कार्ट में डाल दिया गया',
  '{line}. {terms}.': '{line}। {terms}।',
  'It stays as it is: what is kept for you is kept until its deadline.':
    'यह वैसा ही रहेगा: जो आपके लिए रोका गया है, वह अपनी समय-सीमा तक रोका रहेगा।',
  'Nothing is held yet: the price and what is free can change until you book.':
    'अभी कुछ रोका नहीं गया है: बुक करने तक कीमत और उपलब्धता बदल सकती है।',
  'It stays in this tab until you sign in.': 'साइन इन करने तक यह इसी टैब में रहेगा।',
  'Find flights for this trip': 'इस यात्रा के लिए फ़्लाइट खोजें',
} as const;

/** What is said of an item of the cart: its terms, its extras, and why it cannot be had. */
export const CART_MESSAGES = {
  'Free cancellation until {when}': '{when} तक मुफ़्त कैंसिलेशन',
  '{part} back until {when}': '{when} तक {part} वापस',
  'A cart holds up to {n} items. Remove one, or book what is in it, then add this.':
    'कार्ट में ज़्यादा से ज़्यादा {n} चीज़ें हो सकती हैं। कोई एक हटाएँ, या जो कार्ट में है उसे बुक करें, फिर इसे डालें।',
  'This cannot be added now. Try again.': 'इसे अभी नहीं डाला जा सकता। फिर कोशिश करें।',
  'There was no room for this in your cart. Remove something else, then open the cart once more.':
    'आपके कार्ट में इसके लिए जगह नहीं थी। कुछ और हटाएँ, फिर कार्ट दोबारा खोलें।',
  'This is being paid for. Finish or cancel that payment, then remove it.':
    'इसका भुगतान चल रहा है। वह भुगतान पूरा करें या रद्द करें, फिर इसे हटाएँ।',
  'This is paid for already. It is in My trips.': 'इसका भुगतान हो चुका है। यह “मेरी यात्राएँ” में है।',
  'Only what is held and not paid for yet can be added to the cart.':
    'कार्ट में वही डाला जा सकता है जो रोका गया है और जिसका भुगतान बाकी है।',
  'A room at an event’s rate is paid for by itself. Pay for it here.':
    'कार्यक्रम की दर वाले कमरे का भुगतान अलग से होता है। उसका भुगतान यहीं करें।',
} as const;

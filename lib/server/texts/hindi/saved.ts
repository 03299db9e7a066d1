import 'server-only';

/** Saved stays, and a list of them that somebody shared. */
export const SAVED = {
  'Sign in to see your saved stays': 'सहेजे गए होटल देखने के लिए साइन इन करें',
  'What you save is in your account, on every device.': 'आप जो सहेजते हैं, वह आपके खाते में हर डिवाइस पर मिलता है।',
  'Hotels with the dates and guests you saved them for, at today’s lowest price. We can tell you when one costs less.':
    'आपकी सहेजी हुई तारीखों और मेहमानों के लिए होटल, आज की सबसे कम कीमत पर। कीमत घटने पर हम आपको बता सकते हैं।',
  'Nothing is saved yet. Open a hotel and choose “Save” below its address.':
    'अभी कुछ सहेजा नहीं गया है। कोई होटल खोलें और उसके पते के नीचे “सहेजें” चुनें।',
  'Your saved stays could not be loaded': 'सहेजे गए होटल लोड नहीं हो सके',
  'Loading your saved stays': 'सहेजे गए होटल लोड हो रहे हैं',
  'Tell me when it costs less': 'कीमत घटने पर मुझे बताएँ',
  'Tell me on this device too': 'मुझे इस डिवाइस पर भी बताएँ',
  'You will get a notification on this device when a stay that you watch costs less.':
    'सहेजे गए होटल की कीमत घटने पर आपको इस डिवाइस पर सूचना मिलेगी।',
  'No rooms are free now': 'अभी कोई कमरा खाली नहीं है',
  'No rooms were free when you saved it': 'सहेजते समय कोई कमरा खाली नहीं था',
  '{price} when you saved it': 'सहेजते समय {price}',
  'The same as when you saved it': 'सहेजते समय भी यही कीमत थी',
  '{amount} less than when you saved it': 'सहेजते समय से {amount} कम',
  '{amount} more than when you saved it': 'सहेजते समय से {amount} ज़्यादा',

  // sharing
  Sharing: 'शेयर करना',
  'Travelling with others? Whoever has the link sees these hotels, dates and today’s prices, with your first name and initial. Signed in, they can say which ones they like.':
    'किसी के साथ यात्रा कर रहे हैं? जिसके पास लिंक होगा, वह ये होटल, तारीखें और आज की कीमतें देख सकेगा, आपके पहले नाम और उपनाम के पहले अक्षर के साथ। साइन इन करके वे बता सकते हैं कि उन्हें कौन-से होटल पसंद हैं।',
  'Share this list': 'यह सूची शेयर करें',
  'Sharing…': 'शेयर हो रही है…',
  'Whoever has the link sees this list.': 'जिसके पास लिंक है, वह यह सूची देख सकता है।',
  'Stays for our trip': 'हमारी यात्रा के होटल',
  'Stop sharing': 'शेयर करना बंद करें',
  'Stopping…': 'बंद हो रहा है…',
  'Loading the shared list': 'शेयर की गई सूची लोड हो रही है',
  'This list could not be opened': 'यह सूची खोली नहीं जा सकी',
  'It is no longer shared, or a part of its link is missing. Ask for the link again.':
    'यह अब शेयर नहीं की जा रही है, या लिंक अधूरा है। लिंक फिर से माँगें।',
  'Saved by {name}': '{name} के सहेजे हुए होटल',
  'Nothing is booked or held. Each price is today’s lowest for these dates and guests.':
    'न कुछ बुक है, न रोका गया है। हर कीमत इन तारीखों और मेहमानों के लिए आज की सबसे कम कीमत है।',
  'Nothing is saved now': 'अभी कुछ सहेजा हुआ नहीं है',
  '{name} has removed the stays, or their dates are over.': '{name} ने होटल हटा दिए हैं, या उनकी तारीखें बीत चुकी हैं।',
  'Open your list': 'अपनी सूची देखें',
  Like: 'पसंद करें',
  Liked: 'पसंद आया',
  'Like {hotel}': '{hotel} को पसंद करें',
  '{people} likes this': '{people} को यह पसंद है',
  '{people} like this': '{people} को यह पसंद है',
  'For your own list': 'अपनी सूची में',
} as const;

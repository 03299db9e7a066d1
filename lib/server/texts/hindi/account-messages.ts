import 'server-only';

/** What the API and forms say of a call, of a session, and of what people enter about themselves. */
export const ACCOUNT_MESSAGES = {
  // on the way to the server
  'This was cancelled before an answer came.': 'जवाब आने से पहले यह रद्द हो गया।',
  'No answer came. Check your connection, then try again.': 'कोई जवाब नहीं मिला। अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  'The service is not answering as it should. Try again in a moment.':
    'सेवा ठीक से जवाब नहीं दे रही है। थोड़ी देर में फिर कोशिश करें।',
  'Your session could not be renewed just now. You are still signed in.':
    'आपका साइन-इन अभी जारी नहीं रखा जा सका। आप अब भी साइन इन हैं।',
  'Check your connection, then try again.': 'अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  'Check your connection, then try again in {time}.': 'अपना इंटरनेट जाँचें, फिर {time} में कोशिश करें।',
  'Session expired': 'साइन-इन का समय खत्म हो गया',
  'Unable to refresh session': 'साइन-इन जारी नहीं रखा जा सका',
  'Please sign in to continue.': 'जारी रखने के लिए साइन इन करें।',
  'You were signed out. Please sign in to continue.': 'आप साइन आउट हो गए। जारी रखने के लिए साइन इन करें।',
  'This belongs to personal mode. Switch to it to go on.': 'यह निजी यात्राओं के लिए है। जारी रखने के लिए उन पर जाएँ।',
  'The same call is still being worked on, so it was not started twice. Wait a moment and try again.':
    'यही काम अभी चल रहा है, इसलिए इसे दोबारा शुरू नहीं किया गया। थोड़ा रुककर फिर कोशिश करें।',
  'Too many tries. Wait {time} and try again.': 'बहुत ज़्यादा कोशिशें हुईं। {time} रुककर फिर कोशिश करें।',
  'Something failed on our side, and what you asked for was not done.':
    'हमारी तरफ़ से कुछ गड़बड़ हुई, और आपका काम नहीं हो सका।',
  'Try again; if it stays, tell us {id}.': 'फिर कोशिश करें; अगर यह फिर हो, तो हमें यह बताएँ: {id}।',
  'Some fields need attention. Nothing was changed.': 'कुछ जानकारी ठीक करनी होगी। कुछ नहीं बदला गया।',
  'There is a character in this that cannot be kept. Type it again.': 'इसमें ऐसा अक्षर है जो सहेजा नहीं जा सकता। फिर से लिखें।',
  'This could not be opened, and nothing was changed. Check your connection, then try again.':
    'यह खोला नहीं जा सका, और कुछ नहीं बदला गया। अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  '{what} was not found.': '{what} नहीं मिली।',
  'This booking': 'यह बुकिंग',
  'This hotel was not found.': 'यह होटल नहीं मिला।',

  // the session
  'You have been logged out successfully.': 'आप लॉग आउट हो गए हैं।',
  'Your session has expired. Please log in again.': 'आपके साइन-इन का समय खत्म हो गया। फिर से साइन इन करें।',
  'Unable to refresh your session. Please log in again.': 'आपका साइन-इन जारी नहीं रखा जा सका। फिर से साइन इन करें।',
  'Sign-in could not be loaded. Check your connection, then try again.':
    'साइन-इन लोड नहीं हो सका। अपना इंटरनेट जाँचें, फिर कोशिश करें।',
  'Email or password is incorrect. Check both, or sign up.': 'ईमेल या पासवर्ड गलत है। दोनों जाँचें, या खाता बनाएँ।',
  'Too many wrong passwords came from this network. Try again in {time}.':
    'इस नेटवर्क से बहुत बार गलत पासवर्ड लिखा गया। {time} बाद फिर कोशिश करें।',
  'Too many wrong passwords.': 'बहुत बार गलत पासवर्ड लिखा गया।',
  'Try again in {time}, or reset your password by email to sign in at once.':
    '{time} बाद फिर कोशिश करें, या तुरंत साइन इन करने के लिए ईमेल से पासवर्ड बदलें।',
  'Too many wrong codes came from this network. Try again in {time}.':
    'इस नेटवर्क से बहुत बार गलत कोड लिखा गया। {time} बाद फिर कोशिश करें।',
  'Too many codes were sent to this address. Try again in {time}.':
    'इस पते पर बहुत सारे कोड भेजे जा चुके हैं। {time} बाद फिर कोशिश करें।',
  'That code does not match this email, is older than {time}, was tried {times}, or was requested in another browser.':
    'यह कोड इस ईमेल का नहीं है, {time} से पुराना है, {times} आज़माया जा चुका है, या किसी दूसरे ब्राउज़र में माँगा गया था।',
  'Check both, or request another code here.': 'दोनों जाँचें, या यहाँ दूसरा कोड माँगें।',
  'This code stopped working after {n} wrong tries. Request another one.':
    '{n} बार गलत लिखने पर यह कोड बंद हो गया। दूसरा कोड माँगें।',
  'That code is incorrect or older than 10 minutes. Check the newest email, or request another code.':
    'यह कोड गलत है या 10 मिनट से पुराना है। सबसे नया ईमेल देखें, या दूसरा कोड माँगें।',
  'That is not the password you chose when you signed up.': 'यह वह पासवर्ड नहीं है जो आपने खाता बनाते समय चुना था।',
  'This link was already used or is older than an hour. Start again; nothing has changed.':
    'यह लिंक इस्तेमाल हो चुका है या एक घंटे से पुराना है। फिर से शुरू करें; कुछ नहीं बदला है।',
  'There is an account with this email already. Sign in, or set a new password.':
    'इस ईमेल से खाता पहले से है। साइन इन करें, या नया पासवर्ड बनाएँ।',

  // people and passwords
  'Choose a title.': 'संबोधन चुनें।',
  'Enter the first name.': 'पहला नाम लिखें।',
  'Enter the family name. With a single name, as in many Indian passports, enter it in both fields.':
    'उपनाम लिखें। अगर एक ही नाम है, जैसा कई भारतीय पासपोर्ट में होता है, तो दोनों जगह वही लिखें।',
  'Enter your first name.': 'अपना पहला नाम लिखें।',
  'Enter your family name. With a single name, enter it in both fields.':
    'अपना उपनाम लिखें। अगर एक ही नाम है, तो दोनों जगह वही लिखें।',
  'A name is at most {n} characters.': 'नाम ज़्यादा से ज़्यादा {n} अक्षरों का हो सकता है।',
  'A name cannot contain a web or email address. If this is an abbreviation, put a space after its full stop.':
    'नाम में वेब या ईमेल पता नहीं हो सकता। अगर यह संक्षेप है, तो बिंदु के बाद जगह छोड़ें।',
  'A name has letters, spaces, hyphens, apostrophes and full stops. Remove digits and other symbols.':
    'नाम में अक्षर, खाली जगह, हाइफ़न, अपॉस्ट्रॉफ़ी और बिंदु हो सकते हैं। अंक और दूसरे चिह्न हटाएँ।',
  'Write this on one line, without hidden characters.': 'इसे एक ही पंक्ति में लिखें, बिना छिपे अक्षरों के।',
  'There is a hidden character in this. Type it again.': 'इसमें कोई छिपा अक्षर है। फिर से लिखें।',
  'Enter an email address such as asha@example.com.': 'ईमेल पता इस तरह लिखें: asha@example.com',
  'An email address is at most 254 characters.': 'ईमेल पता ज़्यादा से ज़्यादा 254 अक्षरों का हो सकता है।',
  'Too big: expected string to have <={n} characters': 'यहाँ ज़्यादा से ज़्यादा {n} अक्षर लिखे जा सकते हैं।',
  'This must be at most {n} characters.': 'यहाँ ज़्यादा से ज़्यादा {n} अक्षर लिखे जा सकते हैं।',
  'Enter a mobile number with 8 to 15 digits.': '8 से 15 अंकों का मोबाइल नंबर लिखें।',
  'An Indian mobile number has 10 digits; this one has {n}.': 'भारत का मोबाइल नंबर 10 अंकों का होता है; इसमें {n} हैं।',
  'An Indian mobile number begins with 6, 7, 8 or 9.': 'भारत का मोबाइल नंबर 6, 7, 8 या 9 से शुरू होता है।',
  'For another country, begin with + and its code.': 'दूसरे देश के नंबर से पहले + और उस देश का कोड लिखें।',
  'Enter your password.': 'अपना पासवर्ड लिखें।',
  'A password has at least 10 characters.': 'पासवर्ड में कम से कम 10 अक्षर होने चाहिए।',
  'A password has at most 200 characters.': 'पासवर्ड ज़्यादा से ज़्यादा 200 अक्षरों का हो सकता है।',
  'This is among the first passwords that anybody tries. Choose another.':
    'यह पासवर्ड बहुत आसानी से पकड़ा जा सकता है। दूसरा चुनें।',
  'The code has six digits.': 'कोड छह अंकों का होता है।',
  'The names could not be saved for the next booking.': 'नाम अगली बुकिंग के लिए सहेजे नहीं जा सके।',
  'You can save up to {n} travellers. Remove one under Travellers in your account, then save this one.':
    'आप ज़्यादा से ज़्यादा {n} यात्री सहेज सकते हैं। अपने खाते में “यात्री” से किसी को हटाएँ, फिर इन्हें सहेजें।',
} as const;

import 'server-only';

/** What a review says beside its own words: on the page of the hotel, and to its writer. */
export const REVIEW_LABELS = {
  'A guest': 'एक मेहमान',
  Cleanliness: 'साफ़-सफ़ाई',
  Location: 'जगह',
  Staff: 'कर्मचारी',
  'Value for money': 'पैसे वसूल',
  'As a couple': 'जोड़े में',
  'With family': 'परिवार के साथ',
  'With friends': 'दोस्तों के साथ',
  Alone: 'अकेले',
  'For work': 'काम से',
  Score: 'रेटिंग',
  'Guests’ score': 'मेहमानों की रेटिंग',
  'out of 10': '10 में से',
  Liked: 'पसंद आया',
  Disliked: 'पसंद नहीं आया',
  'The hotel answered on {date}': '{date} को होटल का जवाब',
  'Published on {date}': '{date} को प्रकाशित',
} as const;

/** The page on which a guest writes, changes and deletes the review of a stay. */
export const MY_REVIEW = {
  'Review your stay': 'अपने होटल की समीक्षा लिखें',
  'Sign in to review your stay': 'समीक्षा लिखने के लिए साइन इन करें',
  'Sign in with the account that booked it.': 'उसी खाते से साइन इन करें जिससे बुक किया था।',
  'Loading your stay': 'आपकी बुकिंग लोड हो रही है',
  'Loading the form': 'फ़ॉर्म लोड हो रहा है',
  'This stay could not be opened': 'यह बुकिंग खोली नहीं जा सकी',
  'Your review': 'आपकी समीक्षा',
  'You can write it until {date}.': 'आप {date} तक लिख सकते हैं।',
  'Back to the trip': 'यात्रा पर वापस जाएँ',
  'Your review is deleted.': 'आपकी समीक्षा हटा दी गई है।',
  'The hotel answered': 'होटल का जवाब',
  'Change the review': 'समीक्षा बदलें',
  'Delete the review': 'समीक्षा हटाएँ',
  'Deleting…': 'हटाई जा रही है…',
  'Published on the page of the hotel:': 'होटल के पेज पर प्रकाशित:',
  'Someone at the desk reads it before it is published. We tell you by email.':
    'प्रकाशित होने से पहले हमारी टीम इसे पढ़ती है। हम आपको ईमेल से बताएँगे।',
  'Not published. The reason:': 'प्रकाशित नहीं हुई। कारण:',
  'How was your stay at {hotel}?': '{hotel} में ठहरना कैसा रहा?',
  'What did you like?': 'आपको क्या पसंद आया?',
  'What did you not like?': 'आपको क्या पसंद नहीं आया?',
  'If you like, score these too': 'चाहें तो इन्हें भी अंक दें',
  'No score': 'कोई अंक नहीं',
  'How did you travel?': 'आपने किसके साथ यात्रा की?',
  'How are you named?': 'समीक्षा पर आपका नाम',
  'Your first name and initial': 'आपका पहला नाम और उपनाम का पहला अक्षर',
  '1 is the worst, 10 the best.': '1 सबसे खराब है, 10 सबसे अच्छा।',
  'Everybody can read your review, with the month of your stay. Leave out names, addresses and telephone numbers: where there are some, we read it before it is published.':
    'आपकी समीक्षा सब पढ़ सकते हैं; साथ में आपके ठहरने का महीना दिखता है। नाम, पते और फ़ोन नंबर न लिखें: वे हों, तो प्रकाशित करने से पहले हम समीक्षा पढ़ते हैं।',
  'Publish the review': 'समीक्षा प्रकाशित करें',
  'Save the changes': 'बदलाव सहेजें',
} as const;

/** What its form refuses, and why a stay cannot be reviewed. */
export const MY_REVIEW_MESSAGES = {
  'Choose a score from 1 to 10.': '1 से 10 तक कोई अंक चुनें।',
  'Choose a score from 1 to 10, or leave it out.': '1 से 10 तक कोई अंक चुनें, या इसे छोड़ दें।',
  'Choose what kind of trip it was.': 'चुनें कि यात्रा कैसी थी।',
  'Choose how you are named.': 'चुनें कि आपका नाम कैसे दिखे।',
  'Use at most {n} characters.': 'ज़्यादा से ज़्यादा {n} अक्षर लिखें।',
  'The hotel has answered this review, so it cannot be changed.':
    'होटल इस समीक्षा का जवाब दे चुका है, इसलिए इसे बदला नहीं जा सकता।',
  'You can delete it.': 'आप इसे हटा सकते हैं।',
  'A review can be changed for {days} after it was written.': 'समीक्षा लिखने के बाद {days} तक बदली जा सकती है।',
  'Only a stay that took place can be reviewed, and this one is not confirmed.':
    'समीक्षा उसी बुकिंग की लिखी जा सकती है जिसमें आप ठहरे हों, और यह बुकिंग कन्फ़र्म नहीं है।',
  'You can review this stay after check-out.': 'चेक-आउट के बाद आप इसकी समीक्षा लिख सकते हैं।',
  'A stay can be reviewed for {days} after check-out, here until {date}.':
    'समीक्षा चेक-आउट के बाद {days} तक लिखी जा सकती है, यहाँ {date} तक।',
} as const;

/** The dialog in which a review is reported. */
export const REPORT_REVIEW = {
  'Report this review': 'इस समीक्षा की शिकायत करें',
  'Someone at the desk reads the review and decides whether it stays. A bad score is no reason to remove it.':
    'हमारी टीम समीक्षा पढ़कर तय करती है कि वह रहेगी या नहीं। सिर्फ़ कम अंक देना हटाने का कारण नहीं है।',
  'What is wrong with it': 'इसमें क्या गलत है',
  'It is not about a stay here': 'यह यहाँ ठहरने के बारे में नहीं है',
  'It insults or threatens somebody': 'इसमें किसी का अपमान है या किसी को धमकी दी गई है',
  'It names somebody, or tells something private': 'इसमें किसी का नाम या निजी बात लिखी है',
  'It advertises something': 'यह किसी चीज़ का विज्ञापन है',
  'Something else': 'कुछ और',
  'Report the review': 'शिकायत भेजें',
  Back: 'वापस',
  'Reporting…': 'शिकायत भेजी जा रही है…',
  'Thank you. Someone at the desk will read it.': 'धन्यवाद। हमारी टीम इसे पढ़ेगी।',
} as const;

export const REPORT_REVIEW_MESSAGES = {
  'Choose what is wrong with it.': 'चुनें कि इसमें क्या गलत है।',
  'This is your own review.': 'यह आपकी अपनी समीक्षा है।',
  'You can change or delete it on the page of your trip.': 'आप इसे अपनी यात्रा के पेज पर बदल या हटा सकते हैं।',
} as const;

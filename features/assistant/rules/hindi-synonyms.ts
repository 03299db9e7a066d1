import { isDevanagari, oneSpelling, SHORTEST_SOUND, soundOf } from '#lib/shared/hindi-sounds.ts';

/** A meaning, in the words of the phrases, with what people write for it in both scripts. */
type Row = readonly [meaning: string, words: string];

const MONEY: readonly Row[] = [
  ['refund', 'रिफ़ंड रिफण्ड रीफंड refand rifund riphand'],
  ['refundable', 'रिफंडेबल'],
  [
    'money',
    'पैसा पैसे पैसों पैसो रकम राशि रुपया रुपये रुपए रुपयों paisa paise paisay paiso paison pese rupaye rupay rupaiye rakam rashi',
  ],
  [
    'back',
    'वापस वापिस वापसी लौटा लौटाया लौटाएँगे लौटेगा लौटेंगे लौटाओ लौटाना लौटाइए wapas vapas waapas vaapas wapis vapis wapsi lauta lautaya lautao lautana lautega',
  ],
  [
    'come',
    'आएगा आएगी आएँगे आयेगा आयेगी आयेंगे आया आयी आई आए आये आ पहुँचा पहुँचे पहुँची पहुँचेगा aayega aayegi aaega aega ayega ayegi aayenge ayenge aenge aaya aayi aya aayi aaye aa pahuncha pahunche pahunchega',
  ],
  ['come', 'मिला मिली मिले मिलेगा मिलेगी मिलेंगे मिलता मिलती मिलते mila mili mile milega milegi milenge milta milti milegaa'],
  [
    'deduct',
    'कट कटा कटी कटे कटेगा कटेगी कटेंगे कटता कटते कटौती काट काटा काटे काटेंगे kat kata kati kate katega kategi katenge katauti kaata kaate',
  ],
  ['fee', 'शुल्क चार्ज चार्जेस चार्जेज फ़ीस पेनल्टी जुर्माना shulk fees jurmana penalti'],
  ['lose', 'नुकसान nuksan nuksaan nuqsan'],
  ['free', 'फ्री मुफ्त मुफ़्त muft'],
  ['pay', 'भुगतान पेमेंट पेमेन्ट bhugtan bhugtaan paymet pement'],
  ['fail', 'फेल फ़ेल असफल विफल अस्वीकार डिक्लाइन डिक्लाइंड asafal vifal fel'],
  ['stuck', 'अटक अटका अटकी अटके फँस फँसा फँसी फँसे atak atka atki atke fas fasa fans fansa phas phasa'],
  ['pending', 'पेंडिंग लंबित लटका'],
  ['twice', 'डबल'],
  ['upi', 'यूपीआई'],
  ['card', 'कार्ड'],
  ['bank', 'बैंक'],
  ['wallet', 'वॉलेट वालेट बटुआ batua'],
  ['balance', 'बैलेंस बैलेन्स शेष shesh'],
  ['come', 'क्रेडिट'],
  ['whole', 'पूरा पूरी पूरे pura puri poora poori'],
  ['status', 'स्टेटस स्थिति sthiti'],
  ['track', 'ट्रैक'],
  ['time delay', 'देर देरी der deri'],
];

const TRIPS: readonly Row[] = [
  ['cancel', 'रद्द रद्दीकरण कैंसल कैंसिल कैंसेल कैन्सल कैंसिलेशन कैंसलेशन निरस्त radd rad raddh kainsal kensil kensal nirast'],
  ['booking', 'बुकिंग बुक बुक्ड आरक्षण रिज़र्वेशन पीएनआर buking bukking aarakshan arakshan'],
  ['trip', 'यात्रा यात्राएँ यात्राओं सफ़र ट्रिप yatra yatraa yatraen safar'],
  ['hotel', 'होटल होटेल कमरा कमरे कमरों रूम ठहरना kamra kamre kamraa'],
  ['flight', 'फ़्लाइट फ्लाइट उड़ान विमान जहाज़ प्लेन udaan udan uraan viman vimaan jahaz jahaj'],
  ['airline', 'एयरलाइन एयरलाइंस'],
  ['package', 'पैकेज टूर paikej'],
  ['luggage', 'सामान बैग बैगेज लगेज सूटकेस किलो केजी saman samaan saaman kilo'],
  ['boarding', 'बोर्डिंग bording'],
  ['checkin', 'चेकिन chekin chekkin'],
  ['pass', 'पास'],
  ['ticket', 'टिकट टिकिट टिकटें tikat'],
  ['invoice', 'इनवॉइस इन्वॉइस बिल रसीद bil rasid raseed rasheed'],
  ['voucher', 'वाउचर vauchar'],
  ['pdf', 'पीडीएफ'],
  ['papers', 'दस्तावेज़ दस्तावेज़ों काग़ज़ काग़ज़ात kagaz kagaj kagzat dastavez dastavej'],
  ['email', 'ईमेल इमेल मेल'],
  ['download', 'डाउनलोड'],
  ['calendar', 'कैलेंडर'],
  ['date', 'तारीख़ तारिख तारीखें तारीखों डेट डेट्स तिथि दिनांक tarikh tareekh tarik tareek tarikhen'],
  ['day', 'दिन दिनों din dino'],
  ['night', 'रात रातें रातों नाइट raat raatein'],
  ['later after', 'बाद baad'],
  [
    'change',
    'बदल बदलना बदलनी बदलने बदलाव बदलवाना बदलो बदलें बदला बदली बदले badal badalna badalni badalne badlna badlni badlav badlo badle badla badli badlwana',
  ],
  ['move', 'आगे शिफ्ट खिसका खिसकाना aage khiska khiskana'],
  ['change date', 'टाल टालना टालनी रीशेड्यूल taalna talna talni'],
  ['extend', 'बढ़ाना बढ़ानी बढ़ा बढ़वाना badhana badhani badha barhana badhwana'],
  ['another', 'दूसरा दूसरी दूसरे dusra dusri dusre doosra doosri doosre'],
  ['more', 'ज़्यादा zyada jyada'],
  ['remove delete', 'हटा हटाना हटाओ हटाएँ हटवाना मिटाना hata hatana hatao mitana'],
  ['release', 'छोड़ छोड़ना छोड़ो छोड़ें छोड़नी छुड़ा रिलीज़ chhod chod chhodo chhodna chodna chhodni'],
  ['hold', 'होल्ड रोक रोका रोकी रोके रुका रुकी रुके rok roka roki roke ruka ruki'],
  ['next', 'अगला अगली अगले agla agli agle'],
  ['was', 'गया गयी गई गए गये हुआ हुई हुए चुका चुकी gaya gayi gai gaye hua hui hue huye chuka chuki'],
  ['confirm', 'कन्फ़र्म कंफर्म पक्का पक्की पुष्टि pakka pakki pushti kanfarm'],
  [
    'show',
    'दिखाओ दिखा दिखाएँ दिखाइए दिखाना बताओ बताइए बताएँ बता dikhao dikha dikhaiye dikhaye batao bataiye bataye bata',
  ],
  ['find', 'ढूँढ ढूँढो ढूँढना खोज खोजो dhundo dhoondo khojo khoj'],
  ['list', 'लिस्ट सूची suchi'],
  ['time', 'समय टाइम बजे घंटे samay taim baje ghante'],
  ['address', 'पता एड्रेस लोकेशन pata location'],
  ['early', 'जल्दी jaldi'],
  ['late', 'लेट'],
  ['enter', 'घुस अंदर andar'],
  ['go', 'जा जाना ja jana jaana'],
  ['leave', 'खाली निकलना निकलने khali khaali nikalna nikalne'],
  ['resend', 'दोबारा दुबारा dobara dubara'],
];

const PEOPLE: readonly Row[] = [
  [
    'person',
    'इंसान इन्सान आदमी व्यक्ति एजेंट एजेन्ट प्रतिनिधि कर्मचारी insaan insan aadmi admi vyakti ejent pratinidhi karmchari',
  ],
  ['talk', 'बात कॉल संपर्क सम्पर्क baat sampark samparak'],
  ['phone', 'फ़ोन phon'],
  ['number', 'नंबर नम्बर nambar'],
  ['customer', 'कस्टमर ग्राहक grahak'],
  ['care', 'केयर'],
  ['service', 'सेवा सर्विस seva sewa'],
  ['support', 'सपोर्ट'],
  ['helpline', 'हेल्पलाइन'],
  ['complaint', 'शिकायत कंप्लेंट कम्प्लेंट shikayat shikaayat sikayat'],
  ['hello', 'नमस्ते नमस्कार हैलो हेलो हाय प्रणाम सुप्रभात suprabhat namaste namaskar namaskaar pranam namste'],
  ['thank', 'धन्यवाद शुक्रिया थैंक थैंक्स आभार dhanyavad dhanyawad dhanyavaad dhanyawaad shukriya shukria'],
  ['help', 'मदद सहायता हेल्प madad sahayata sahayta'],
  ['bot', 'बॉट रोबोट मशीन mashin'],
  ['you', 'आप तुम आपसे तुमसे aap tum aapse tumse'],
  ['who', 'कौन किससे kaun kon kisse'],
  ['someone', 'किसी kisi'],
  ['one', 'एक ek'],
  ['only', 'सिर्फ़ केवल sirf keval kewal'],
  ['traveller', 'यात्री यात्रियों मुसाफ़िर पैसेंजर yatri yatriyon musafir'],
  ['limit', 'लिमिट सीमा'],
  ['policy', 'पॉलिसी नीति niti neeti'],
  ['budget', 'बजट bajat'],
  ['allowed', 'अनुमति इजाज़त anumati ijazat ijajat'],
  ['spend', 'ख़र्च ख़र्चा ख़र्चना kharch kharcha karch'],
  ['business', 'बिज़नेस bijness bijnes'],
  ['class', 'क्लास klas'],
  ['stars', 'स्टार'],
  ['police', 'पुलिस'],
  ['approval', 'मंज़ूरी मंज़ूर अप्रूवल अप्रूव स्वीकृति बॉस मैनेजर manjuri manzoori manjoori manzuri manjur manzoor manzur svikriti'],
  ['request', 'अनुरोध रिक्वेस्ट anurodh rikwest'],
  ['account', 'खाता खाते अकाउंट अकाउन्ट khata khate akaunt'],
  ['password', 'पासवर्ड paswad pasword'],
  ['delete', 'डिलीट'],
  ['close', 'बंद बन्द band'],
  ['hacked', 'हैक'],
  ['page', 'पेज'],
  ['gst', 'जीएसटी'],
  ['taxes', 'टैक्स taiks'],
  ['include', 'शामिल shamil shaamil'],
  ['tatkal', 'तत्काल ततकाल tatkaal'],
  ['visa', 'वीज़ा veeza'],
  ['passport', 'पासपोर्ट'],
];

/** Of whom and in whose name: `off-limits.ts`. */
const OTHERS: readonly Row[] = [
  ['of', 'का की के ka ki ke'],
  ['and', 'और aur'],
  ['all', 'सभी सारे सारी सब हर sabhi saare saari sare sari sab har'],
  ['other', 'बाकी baaki baki'],
  ['others', 'दूसरों दूसरो doosron dusron dusro'],
  ['people', 'लोग लोगों log logon logo'],
  ['user', 'यूज़र यूज़र्स yuzar'],
  ['guest', 'मेहमान मेहमानों mehman mehmaan'],
  ['friend', 'दोस्त दोस्तों dost doston'],
  ['neighbour', 'पड़ोसी पड़ोसियों padosi'],
  ['colleague', 'सहकर्मी सहकर्मियों sahkarmi'],
  ['details', 'जानकारी डिटेल डिटेल्स jankari jaankari'],
  ['mobile', 'मोबाइल'],
  ['aadhaar', 'आधार aadhar adhar'],
  ['give', 'दो दे दें दीजिए दीजिये dijiye dijie'],
  ['send', 'भेज भेजो भेजें भेजना bhej bhejo bhejna'],
  ['instruction', 'निर्देश निर्देशों नियम नियमों आदेश इंस्ट्रक्शन nirdesh nirdeshon niyam niyamon aadesh'],
  ['ignore', 'भूल भूलो भूलकर भूलना अनदेखा इग्नोर नज़रअंदाज़ bhool bhul bhulo bhoolo bhulkar bhoolkar andekha nazarandaz'],
  ['system', 'सिस्टम'],
  ['prompt', 'प्रॉम्प्ट प्रोम्प्ट'],
  ['admin', 'एडमिन प्रशासक'],
  ['developer', 'डेवलपर'],
  ['staff', 'स्टाफ'],
  ['mode', 'मोड'],
  ['now', 'अब अभी ab abhi'],
  ['without', 'बिना bina'],
  ['ask', 'पूछ पूछे पूछना पूछो puche pooche puchhe poochhe puchna poochna pucho puchho'],
];

const SMALL: readonly Row[] = [
  ['when', 'कब kab kb'],
  ['where', 'कहाँ किधर kahan kaha kahaan kidhar kidar'],
  ['how much', 'कितना कितनी कितने kitna kitni kitne kitana kitane'],
  ['how', 'कैसे कैसा kaise kese kaisa'],
  ['what', 'क्या किस किन किसके kya kia kis kin kiske'],
  ['why', 'क्यों क्यूँ kyon kyu kyun kyo'],
  ['if', 'अगर यदि agar yadi'],
  ['not', 'नहीं नही nahi nahin nhi nai nahee'],
  ['not mat', 'मत mat'],
  ['my', 'मेरा मेरी मेरे हमारा हमारी हमारे अपना अपनी अपने mera meri mere hamara hamari hamare apna apni apne'],
  [
    'want',
    'चाहिए चाहिये चाहता चाहती चाहते कर करना करनी करने करो करें करूँ करवाना करवानी कीजिए कीजिये chahiye chaiye chahie chahta chahti karna karni karne karo karen karwana karwani kijiye kijie krna krni',
  ],
  ['may', 'सकता सकती सकते sakta sakti sakte skta'],
];

/** Each spelling with its meaning. */
export const HINDI_WORDS: readonly (readonly [spelling: string, meaning: string])[] = [
  ...MONEY,
  ...TRIPS,
  ...PEOPLE,
  ...OTHERS,
  ...SMALL,
].flatMap(([meaning, words]) => words.split(' ').map((word): [string, string] => [oneSpelling(word), meaning]));

/** A word that sounds like a shorter one in Latin letters may be English: "last" and "list". */
const SHORTEST_LATIN = 4;

const BY_SPELLING: ReadonlyMap<string, string> = new Map(HINDI_WORDS);
/** Words of two meanings that sound alike are known by their spelling alone: "यात्रा" and "यात्री". */
const BY_SOUND: ReadonlyMap<string, string> = (() => {
  const meanings = new Map<string, Set<string>>();
  for (const [word, meaning] of HINDI_WORDS.filter(([one]) => isDevanagari(one))) {
    const sound = soundOf(word);
    meanings.set(sound, (meanings.get(sound) ?? new Set()).add(meaning));
  }
  return new Map(
    [...meanings].flatMap(([sound, [one = '', ...others]]) => (others.length ? [] : [[sound, one] as const])),
  );
})();

/** What is written in Latin letters, for finding mistyped words. */
export const HINDI_IN_LATIN: readonly string[] = [...BY_SPELLING.keys()].filter((word) => !isDevanagari(word));

/** What a word of Hindi means that is written as here, in either script (`oneSpelling`), in the words of the phrases. */
export const meaningOfSpelling = (word: string): string | undefined => BY_SPELLING.get(word);

/** The same of a word that sounds like one, however it is written. */
export function meaningOfSound(word: string): string | undefined {
  const sound = soundOf(word);
  return sound.length >= (isDevanagari(word) ? SHORTEST_SOUND : SHORTEST_LATIN) ? BY_SOUND.get(sound) : undefined;
}

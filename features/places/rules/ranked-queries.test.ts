import { describe, expect, it } from 'vitest';
import * as tables from '../data/tables.ts';
import { findAirports, knownAirports } from './airport-match.ts';
import { flightPlaces } from './flight-places.ts';
import { buildStayPlaceIndex, searchStayPlaces } from './stay-place-search.ts';
import { stayPlaces } from './stay-places.ts';

/**
 * What people type, and the place they mean: `query > slug` of a stay, `query > code` of a flight. A query that goes
 * wrong in use is added here first.
 */
const STAYS = `
goa > goa, Goa India > goa, गोवा > goa, ગોવા > goa, ಗೋವಾ > goa, ഗോവ > goa, hotels in goa > goa, north goa > goa
mumbai > mumbai, Bombay > mumbai, bombai > mumbai, मुंबई > mumbai, मुम्बई > mumbai, ముంబై > mumbai, மும்பை > mumbai, mumbay > mumbai, mumabi > mumbai, mum > mumbai
delhi > delhi, New Delhi > delhi, dilli > delhi, दिल्ली > delhi, దిల్లీ > delhi, டெல்லி > delhi, dehli > delhi, delhi ncr > delhi, dlehi > delhi
bengaluru > bengaluru, Bangalore > bengaluru, banglore > bengaluru, ಬೆಂಗಳೂರು > bengaluru, बेंगलुरु > bengaluru, बैंगलोर > bengaluru, bengalore > bengaluru, blore > bengaluru, bangaluru > bengaluru, ban > bengaluru
chennai > chennai, Madras > chennai, சென்னை > chennai, चेन्नई > chennai, chenai > chennai, chennia > chennai
kolkata > kolkata, Calcutta > kolkata, কলকাতা > kolkata, कोलकाता > kolkata, calcuta > kolkata, kolkatta > kolkata, kolkota > kolkata
hyderabad > hyderabad, हैदराबाद > hyderabad, హైదరాబాద్ > hyderabad, hydrabad > hyderabad, hyderbad > hyderabad, hyd > hyderabad, hyderabad sindh > hyderabad-sindh
kochi > kochi, Cochin > kochi, കൊച്ചി > kochi, कोच्चि > kochi, cochi > kochi, ernakulam > kochi.ernakulam
thiruvananthapuram > thiruvananthapuram, Trivandrum > thiruvananthapuram, തിരുവനന്തപുരം > thiruvananthapuram, trivandram > thiruvananthapuram, tvm > thiruvananthapuram
puducherry > puducherry, Pondicherry > puducherry, pondy > puducherry, pondichery > puducherry, புதுச்சேரி > puducherry, pondicheri > puducherry
Gurgaon > gurugram, gurugram > gurugram, गुरुग्राम > gurugram, गुड़गांव > gurugram, gurgoan > gurugram, noida > noida, नोएडा > noida
jaipur > jaipur, जयपुर > jaipur, jaypur > jaipur, udaipur > udaipur, उदयपुर > udaipur, udaypur > udaipur, jodhpur > jodhpur, जोधपुर > jodhpur, jodpur > jodhpur
jaisalmer > jaisalmer, जैसलमेर > jaisalmer, jaiselmer > jaisalmer, pushkar > pushkar, mount abu > mount-abu, mt abu > mount-abu, bikaner > bikaner, ranthambhore > ranthambore
Simla > shimla, shimla > shimla, शिमला > shimla, manali > manali, मनाली > manali, kullu manali > manali, dharamsala > dharamshala, mcleodganj > mcleod-ganj, kasol > kasol, dalhousie > dalhousie
Banaras > varanasi, Benares > varanasi, Kashi > varanasi, वाराणसी > varanasi, varanashi > varanasi, agra > agra, आगरा > agra, lucknow > lucknow, लखनऊ > lucknow, luknow > lucknow, ayodhya > ayodhya, Allahabad > prayagraj
amritsar > amritsar, ਅੰਮ੍ਰਿਤਸਰ > amritsar, amritser > amritsar, chandigarh > chandigarh, chandigrah > chandigarh, rishikesh > rishikesh, ऋषिकेश > rishikesh, rishkesh > rishikesh, haridwar > haridwar, hardwar > haridwar
mussoorie > mussoorie, मसूरी > mussoorie, masoori > mussoorie, nainital > nainital, nanital > nainital, dehradun > dehradun, dehra dun > dehradun, jim corbett > jim-corbett, corbett > jim-corbett
srinagar > srinagar, श्रीनगर > srinagar, gulmarg > gulmarg, pahalgam > pahalgam, leh > leh, लेह > leh, nubra valley > nubra
mysore > mysuru, mysuru > mysuru, ಮೈಸೂರು > mysuru, मैसूर > mysuru, coorg > madikeri, kodagu > madikeri, hampi > hampi, gokarna > gokarna, mangalore > mangaluru, chikmagalur > chikkamagaluru
ooty > ooty, ஊட்டி > ooty, ooti > ooty, kodaikanal > kodaikanal, kodaikanel > kodaikanal, madurai > madurai, coimbatore > coimbatore, coimbatoor > coimbatore, mahabalipuram > mamallapuram, tanjore > thanjavur, trichy > tiruchirappalli, rameshwaram > rameswaram
munnar > munnar, munar > munnar, alleppey > alappuzha, alappuzha > alappuzha, allepey > alappuzha, wayanad > wayanad, calicut > kozhikode, kovalam > kovalam, varkala > varkala, thekkady > thekkady, kumarakom > kumarakom
pune > pune, पुणे > pune, poona > pune, lonavala > lonavala, lonavla > lonavala, mahabaleshwar > mahabaleshwar, nashik > nashik, nasik > nashik, shirdi > shirdi, aurangabad > chhatrapati-sambhajinagar, alibaug > alibag, nagpur > nagpur
ahmedabad > ahmedabad, અમદાવાદ > ahmedabad, ahmedbad > ahmedabad, baroda > vadodara, surat > surat, bhuj > bhuj, dwarka > dwarka, diu > diu
vizag > visakhapatnam, విశాఖపట్నం > visakhapatnam, vishakapatnam > visakhapatnam, tirupati > tirupati, tirupathi > tirupati, vijaywada > vijayawada, bhubaneshwar > bhubaneswar, puri > puri
darjeeling > darjeeling, দার্জিলিং > darjeeling, darjiling > darjeeling, gangtok > gangtok, shillong > shillong, guwahati > guwahati, gauhati > guwahati, kaziranga > kaziranga, tawang > tawang, port blair > port-blair, havelock > havelock-island
Kerala > kerala, केरल > kerala, കേരളം > kerala, kerla > kerala, ker > kerala, hotels in kerala > kerala, Rajasthan > rajasthan, राजस्थान > rajasthan, rajastan > rajasthan, raj > rajasthan, Himachal > himachal-pradesh, हिमाचल > himachal-pradesh, himachal pradesh > himachal-pradesh, Uttarakhand > uttarakhand, uttaranchal > uttarakhand
kashmir > kashmir, कश्मीर > kashmir, jammu and kashmir > jammu-and-kashmir, J&K > jammu-and-kashmir, ladakh > ladakh, leh ladakh > leh, sikkim > sikkim, karnataka > karnataka, tamil nadu > tamil-nadu, tamilnadu > tamil-nadu, maharashtra > maharashtra, gujarat > gujarat
punjab > punjab, orissa > odisha, andaman > andaman-and-nicobar-islands, meghalaya > meghalaya, assam > assam, mp > madhya-pradesh, west bengal > west-bengal, north east > north-east-india, golden triangle > golden-triangle, nagaland > nagaland
Calangute > goa.calangute, calangute beach > goa.calangute, calangut > goa.calangute, baga > goa.baga, baga beach > goa.baga, candolim > goa.candolim, anjuna > goa.anjuna, palolem > goa.palolem, vagator > goa.vagator, arambol > goa.arambol, panjim > goa.panaji, calangute goa > goa.calangute
Koramangala > bengaluru.koramangala, koramangla > bengaluru.koramangala, koramangala bangalore > bengaluru.koramangala, hsr layout > bengaluru.hsr-layout, whitefield > bengaluru.whitefield, indiranagar > bengaluru.indiranagar, electronic city > bengaluru.electronic-city, mg road bangalore > bengaluru.mg-road, marathahalli > bengaluru.marathahalli
Connaught Place > delhi.connaught-place, cp > delhi.connaught-place, conaught place > delhi.connaught-place, karol bagh > delhi.karol-bagh, paharganj > delhi.paharganj, aerocity > delhi.aerocity, hauz khas > delhi.hauz-khas, chandni chowk > delhi.old-delhi, lajpat nagar > delhi.lajpat-nagar
Bandra > mumbai.bandra, bandra west > mumbai.bandra, bandra mumbai > mumbai.bandra, BKC > mumbai.bandra-kurla-complex, juhu > mumbai.juhu, juhu beach > mumbai.juhu, colaba > mumbai.colaba, andheri > mumbai.andheri, andheri east > mumbai.andheri, powai > mumbai.powai, worli > mumbai.worli, dadar > mumbai.dadar, marine drive > mumbai.marine-drive
Fort Kochi > kochi.fort-kochi, fort cochin > kochi.fort-kochi, "Fort Kochi, Kochi" > kochi.fort-kochi, mattancherry > kochi.mattancherry, t nagar > chennai.t-nagar, hitec city > hyderabad.hitec-city, hitech city > hyderabad.hitec-city, banjara hills > hyderabad.banjara-hills, secunderabad > hyderabad.secunderabad, salt lake > kolkata.salt-lake, park street > kolkata.park-street
taj mahal > agra.taj-ganj, golden temple > amritsar.golden-temple, dal lake > srinagar.dal-lake, assi ghat > varanasi.assi-ghat, old manali > manali.old-manali, mall road shimla > shimla.mall-road, lake pichola > udaipur.lake-pichola, cyber city > gurugram.cyber-city, howrah > kolkata.howrah
London > london, londn > london, paris > paris, paris france > paris, new york > new-york, new yrok > new-york, nyc > new-york, tokyo > tokyo, 東京 > tokyo, dubai > dubai, duabi > dubai, دبي > dubai, singapore > singapore, sinagpore > singapore, bangkok > bangkok, bankok > bangkok
bali > bali, phuket > phuket, maldives > maldives, switzerland > switzerland, thailand > thailand, uae > united-arab-emirates, uk > united-kingdom, usa > united-states, sri lanka > sri-lanka, nepal > nepal, italy > italy, japan > japan
times square > new-york.times-square, burj khalifa > dubai.downtown-dubai, marina bay > singapore.marina-bay, ubud > ubud, patong > phuket.patong, montmartre > paris.montmartre, sukhumvit > bangkok.sukhumvit, heathrow > london.heathrow, katmandu > kathmandu, istambul > istanbul, barcellona > barcelona, roma > rome, saigon > ho-chi-minh-city
`;

const FLIGHTS = `
Goa > GOI, GOA > GOI, goa > GOI, गोवा > GOI, genoa > GOA, genova > GOA, north goa > GOX, mopa > GOX, dabolim > GOI, GOX > GOX, GOI > GOI, goa airport > GOI
Noida > DEL, greater noida > DEL, Jewar > DEL, gurgaon > DEL, gurugram > DEL, faridabad > DEL, DEL > DEL, delhi > DEL, new delhi > DEL, दिल्ली > DEL, dehli > DEL, igi > DEL, indira gandhi > DEL, connaught place > DEL, palam > DEL
Mumbai > BOM, bombay > BOM, BOM > BOM, मुंबई > BOM, navi mumbai > NMI, NMI > NMI, bandra > BOM, chhatrapati shivaji > BOM, thane > BOM
bengaluru > BLR, Bangalore > BLR, banglore > BLR, BLR > BLR, kempegowda > BLR, ಬೆಂಗಳೂರು > BLR, whitefield > BLR, koramangala > BLR
chennai > MAA, madras > MAA, MAA > MAA, சென்னை > MAA, kolkata > CCU, calcutta > CCU, CCU > CCU, dum dum > CCU, hyderabad > HYD, HYD > HYD, hydrabad > HYD, secunderabad > HYD
kochi > COK, cochin > COK, COK > COK, nedumbassery > COK, trivandrum > TRV, TRV > TRV, calicut > CCJ, kerala > COK, munnar > COK, alleppey > COK, pondicherry > PNY, mysore > MYQ, coorg > CNN
jaipur > JAI, udaipur > UDR, jodhpur > JDH, jaisalmer > JSA, agra > AGR, varanasi > VNS, banaras > VNS, lucknow > LKO, amritsar > ATQ, chandigarh > IXC, shimla > IXC, manali > KUU, dharamshala > DHM, mussoorie > DED, rishikesh > DED
leh > IXL, srinagar > SXR, ahmedabad > AMD, pune > PNQ, vizag > VTZ, bhubaneswar > BBI, guwahati > GAU, darjeeling > IXB, gangtok > PYG, port blair > IXZ, ooty > CJB, tirupati > TIR
London > LON, LON > LON, heathrow > LHR, LHR > LHR, gatwick > LGW, new york > NYC, NYC > NYC, jfk > JFK, newark > EWR, tokyo > TYO, haneda > HND, narita > NRT, paris > PAR, orly > ORY, charles de gaulle > CDG, milan > MIL, malpensa > MXP, rome > ROM
dubai > DXB, DXB > DXB, duabi > DXB, singapore > SIN, bangkok > BKK, bali > DPS, denpasar > DPS, phuket > HKT, san francisco > SFO, los angeles > LAX, sydney > SYD, kathmandu > KTM, colombo > CMB, male > MLE, zurich > ZRH, istanbul > IST
`;

const rows = (table: string): [string, string][] =>
  table
    .split(/[,\n](?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => row.split(' > ').map((word) => word.replaceAll('"', '')) as [string, string]);

/** As many stays as the seed makes in each city. */
const stays = new Map(tables.hotelCities.map(({ city, weight }) => [city, weight]));
const index = buildStayPlaceIndex(stayPlaces(tables));
const airports = knownAirports(tables.airports);

describe('[7.9] the first suggestion for a stay', () => {
  it.each(rows(STAYS))('%s → %s', (query, slug) => {
    expect(searchStayPlaces(query, index, stays, 8)[0]?.place.slug).toBe(slug);
  });
});

describe('[7.9] [7.20] the first suggestion for a flight', () => {
  it.each(rows(FLIGHTS))('%s → %s', (query, code) => {
    const found = findAirports(query, airports, searchStayPlaces(query, index, stays, 10), 10);
    expect(flightPlaces(found.map(({ airport }) => airport))[0]?.place.code).toBe(code);
  });
});

it('[7.9] the list holds more than 300 stays’ queries and 100 flights’, each place is one of ours', () => {
  const slugs = new Set(stayPlaces(tables).map(({ slug }) => slug));
  expect(rows(STAYS).length).toBeGreaterThan(300);
  expect(rows(FLIGHTS).length).toBeGreaterThan(100);
  expect(rows(STAYS).filter(([, slug]) => !slugs.has(slug))).toEqual([]);
});

it('[7.9] no two suggestions read alike where one of them has stays', () => {
  const labels = searchStayPlaces('udaip', index, stays, 8).map(({ place }) => `${place.title}, ${place.within}`);
  expect(labels).toContain('Udaipur, Rajasthan, India');
  expect(labels).toEqual([...new Set(labels)]);
});

it('[7.9] what a suggestion writes into the field is read back as the same place', () => {
  const stayed = stayPlaces(tables).filter(({ cities }) => cities.some((slug) => stays.has(slug)));
  const lost = stayed.filter(({ title, slug }) => searchStayPlaces(title, index, stays, 1)[0]?.place.slug !== slug);
  expect(lost.map(({ slug }) => slug)).toEqual([]);
});

it('[7.9] a hostile text costs no more than a name: no comparison grows with its length squared', () => {
  const hostile = ['a b '.repeat(20), 'san '.repeat(20), 'x'.repeat(5000), 'ण्'.repeat(2000), '\u0301'.repeat(5000)];
  for (const text of hostile) expect(searchStayPlaces(text, index, stays, 8).length).toBeLessThanOrEqual(8);
});

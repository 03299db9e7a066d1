import 'server-only';

/** Words of hotel names: `before` precedes them ("Casa Limone"), the nouns follow. */
export type Flavour = { words: readonly string[]; before: readonly string[] };

const list = (text: string): string[] => text.split(' · ');

const flavour = (words: string, before = ''): Flavour => ({ words: list(words), before: before ? list(before) : [] });

const NORTH = flavour(
  'Gulmohar · Amaltas · Neem · Kachnar · Jharokha · Kesar · Zafran · Sarangi · Baithak · Roshan · Anjuman · Dastan · Chandni · Mehfil · Kagaz · Phulkari · Tulsi · Mogra · Sheesham · Parijat · Harsingar · Bulbul · Santoor · Aangan',
);
const WEST = flavour(
  'Khejri · Bandhani · Ghoomar · Leheriya · Rangrez · Champa · Kesariya · Jharokha · Mor Pankh · Phool · Rohida · Gokhru · Kathi · Ajrakh · Mandana · Sonmukhi · Palash · Dholak · Chokhi · Ambar · Surahi · Charkha · Anaar · Kamal',
);
const SOUTH = flavour(
  'Kettuvallam · Champaka · Tamarind · Coconut Lane · Vetiver · Pepper Vine · Chembarathi · Kolam · Mridangam · Athangudi · Areca · Nutmeg · Jackfruit · Mullai · Thinnai · Veena · Sandal · Kaveri Stone · Parijatham · Betel · Cardamom · Nagalinga · Kanakambaram · Marudhani',
);
const EAST = flavour(
  'Shiuli · Kadam · Palash · Krishnachura · Alpona · Dhaner · Kantha · Baul · Jamdani · Sal · Mekhela · Champa · Bakul · Terracotta · Shimul · Pattachitra · Kash · Ektara · Madhabi · Nagkesar · Muga · Dokra · Keya · Sonajhuri',
);
const HIMALAYA = flavour(
  'Deodar · Rhododendron · Blue Poppy · Juniper · Monal · Buransh · Prayer Flag · Barley · Butter Lamp · Larch · Gentian · Snow Pigeon · Chir Pine · Walnut · Apricot · Kafal · Burans · Silver Birch · Cedar · Yak Bell · Whistling Thrush · Wild Rose · Chinar · Saffron Field',
);
const ARABIC = flavour(
  'Yasmin · Sidra · Ghaf · Rihan · Qamar · Wardah · Zaytun · Rimal · Noor · Sahil · Anbar · Safa · Dana · Marjan · Najma · Bahar · Luban · Fanous · Mashrabiya · Tamr',
);
const TROPIC = flavour(
  'Lotus Pond · Frangipani · Teak · Bamboo · Lemongrass · Pandan · Mangosteen · Kapok · Sugar Palm · Rattan · Paper Lantern · Monsoon · Coral · Driftwood · Silk · Batik · Clove · Star Anise · Tamarind · Kingfisher',
);
const JAPAN = flavour(
  'Hinoki · Momiji · Tsubaki · Kaede · Ume · Sugi · Matsu · Hotaru · Yuzu · Ajisai · Sumire · Tanpopo · Kikyo · Nadeshiko · Akane · Shiro',
);
const EAST_ASIA = flavour(
  'Ginkgo · Magnolia · Plum Blossom · White Crane · Lantern · Willow · Persimmon · Pine Gate · Celadon · Moon Gate · Tea Hill · Azalea · Peony · Banyan Lane · Mulberry · Red Maple',
);
const ENGLISH = flavour(
  'Hawthorn · Alder · Juniper · Larkspur · Heron · Bramble · Rowan · Kestrel · Linden · Foxglove · Marlow · Willow · Lantern · Elderflower · Wren · Sycamore · Copper Beech · Quince · Goldfinch · Plover',
);
const ISLAND = flavour(
  'Coral · Frangipani · Takamaka · Sandbar · Palmyra · Moonfish · Sea Almond · Tern · Reef · Driftwood · Breadfruit · Conch · Mangrove · Trade Wind · Kingfisher · Pandanus',
);
const FRENCH = flavour(
  'Lavande · Mimosa · Tilleul · Glycine · Olivier · Verveine · Amandier · Clairière · Lanterne · Horloge · Muguet · Pervenche · Cerisier · Tourterelle',
  'Maison · Hôtel',
);
const ITALIAN = flavour(
  'Limone · Oleandro · Glicine · Rosmarino · Melograno · Alloro · Cipresso · Lanterna · Fontana · Mirto · Ginestra · Cedro · Gelsomino · Tortora',
  'Casa · Albergo · Locanda',
);
const SPANISH = flavour(
  'Azahar · Romero · Olivo · Naranjo · Jazmín · Almendro · Laurel · Farol · Brisa · Granada · Tomillo · Golondrina · Higuera · Albahaca',
  'Casa · Hostal · Posada',
);
const PORTUGUESE = flavour(
  'Azulejo · Alecrim · Limoeiro · Oliveira · Jasmim · Lanterna · Alvorada · Figueira · Rosmaninho · Cortiça · Amendoeira · Andorinha',
  'Casa · Pensão',
);
const GERMAN = flavour(
  'Linde · Lärche · Ahorn · Enzian · Holunder · Kastanie · Birke · Eiche · Rosengarten · Kornblume · Wacholder · Schwalbe · Mühle · Brunnen',
  'Gasthof · Pension · Haus · Hotel',
);
const DUTCH = flavour(
  'Tulp · Molen · Wilg · Lantaarn · Anker · Kastanje · Zwaan · Brug · Duin · Korenbloem · Reiger · Linde',
  'Hotel · Pension · Huis',
);
const CZECH = flavour(
  'Lípa · Javor · Růže · Lucerna · Zvon · Jantar · Kaštan · Pramen · Bříza · Mlýn · Hvězda · Vlaštovka',
  'Hotel · Pension · Dům',
);
const GREEK = flavour(
  'Elia · Kyma · Levanda · Anemos · Meltemi · Asteri · Fengari · Rodia · Galini · Thymari · Glaros · Armyra',
  'Hotel · Villa · Pension',
);
const TURKISH = flavour(
  'Lale · Zeytin · Incir · Nar · Defne · Ihlamur · Sardunya · Çınar · Fener · Yakamoz · Begonvil · Kumru',
);

const BY_COUNTRY: Readonly<Record<string, Flavour>> = {
  AE: ARABIC,
  QA: ARABIC,
  EG: ARABIC,
  SA: ARABIC,
  OM: ARABIC,
  TH: TROPIC,
  VN: TROPIC,
  ID: TROPIC,
  MY: TROPIC,
  SG: TROPIC,
  KH: TROPIC,
  LK: TROPIC,
  JP: JAPAN,
  KR: EAST_ASIA,
  HK: EAST_ASIA,
  MV: ISLAND,
  MU: ISLAND,
  FR: FRENCH,
  IT: ITALIAN,
  ES: SPANISH,
  PT: PORTUGUESE,
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  NL: DUTCH,
  CZ: CZECH,
  GR: GREEK,
  TR: TURKISH,
  NP: HIMALAYA,
  BT: HIMALAYA,
};

const BY_STATE: Readonly<Record<string, Flavour>> = {
  Rajasthan: WEST,
  Gujarat: WEST,
  Maharashtra: WEST,
  'Madhya Pradesh': WEST,
  Kerala: SOUTH,
  'Tamil Nadu': SOUTH,
  Karnataka: SOUTH,
  'Andhra Pradesh': SOUTH,
  Telangana: SOUTH,
  Puducherry: SOUTH,
  Goa: ISLAND,
  'Andaman and Nicobar Islands': ISLAND,
  'West Bengal': EAST,
  Odisha: EAST,
  Assam: EAST,
  Jharkhand: EAST,
  Meghalaya: EAST,
  Sikkim: HIMALAYA,
  'Arunachal Pradesh': HIMALAYA,
  'Himachal Pradesh': HIMALAYA,
  Uttarakhand: HIMALAYA,
  'Jammu and Kashmir': HIMALAYA,
  Ladakh: HIMALAYA,
};

/** Words for hotels of a place. */
export const flavourOf = (country: string, region: string): Flavour =>
  country === 'IN' ? (BY_STATE[region] ?? NORTH) : (BY_COUNTRY[country] ?? ENGLISH);

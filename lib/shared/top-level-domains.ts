import { lazy } from './lazy.ts';

/**
 * Top-level domains in which a stranger can have an address: every country's, and the generic ones that registrars sell
 * (ICANN's part of the Public Suffix List of February 2023; brand domains are left out). For `text-fields.ts`, which
 * checks whether a word is an address.
 */
const COUNTRIES = `
  ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf
  cg ch ci cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg es et eu fi fj fm fo fr ga gb gd ge gf gg gh gi
  gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jo jp ke kg ki km kn kp kr kw ky
  kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni
  nl no nr nu nz om pa pe pf ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so
  sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws
  ye yt zm zw`;

const GENERIC = `
  aaa abogado abudhabi academy accountant accountants actor ads adult aero africa agakhan agency airforce akdn
  allfinanz alsace amsterdam apartments app arab archi army arpa art arte asia associates attorney auction audio
  author auto autos aws baby band bank bar barcelona bargains baseball basketball bcn beauty beer berlin bet bible bid
  bike bingo bio biz black blackfriday blog blue boats bom bond boo book boston bot boutique box broker brussels build
  builders business buy buzz bzh cab cafe call calvinklein cam camera camp capetown capital car cards care career
  careers cars casa cash casino cat catering catholic cbs center ceo cern cfd channel chat cheap christmas church
  circle city claims cleaning click clinic clothing cloud club clubmed coach codes coffee college cologne com
  community company compare computer condos construction consulting contact contractors cooking cool coop corsica
  country coupon coupons courses credit creditcard creditunion cricket cruise cruises cyou dad dance date dating day
  dclk dds deal dealer deals degree delivery democrat dental dentist design dev dhl diamonds diet digital direct
  directory discount doctor dog domains download dubai durban dvag eat edu education email energy engineer engineering
  enterprises equipment esq estate etisalat eurovision eus events exchange expert exposed express fail faith family
  fan fans farm fashion fast feedback fido film final finance financial fish fishing fit fitness flights florist
  flowers foo food football forex forsale forum fox free frl frontier ftr fun fund furniture futbol fyi gallery game
  games garden gay gdn ggee gift gifts glass global globo gmbh gmo gmx gold golf got gov grainger graphics gratis
  green gripe group guide guitars guru hair hamburg haus health healthcare help helsinki here hiphop hisamitsu hiv
  hockey holdings holiday homes horse hospital host hosting hot hotel hotels house how hyatt ice icu ifm imamat immo
  immobilien inc industries info ing ink institute insurance insure int international investments irish ismaili ist
  istanbul jetzt jewelry jobs joburg jot joy jprs juegos kaufen kids kim kitchen kiwi koeln kosher kred land lat
  latino law lawyer lease leclerc legal lgbt lidl life lifeinsurance lifestyle lighting like limited limo link live
  living llc llp loan loans lol london lotto love ltd ltda luxe luxury maif maison makeup management map market
  marketing markets mba med media meet melbourne meme memorial men menu merckmsd miami mil mlb mobi moda moe moi mom
  money monster mortgage moscow motorcycles mov movie msd museum music nagoya name navy nba net network neustar new
  news ninja now nowruz nrw nyc observer okinawa one onion onl online ooo org organic osaka page panasonic paris pars
  partners parts party pay pet pharmacy phd photo photography photos physio pics pictet pictures pid pin ping pink
  pizza place plumbing pohl poker porn post press pro productions prof promo properties property protection pub qpon
  quebec quest racing radio realty recipes red rehab reise reisen rent rentals repair report republican rest
  restaurant review reviews rich rio rip rocks rodeo rogers room rsvp rugby ruhr run ryukyu saarland safe safety
  sakura sale salon sarl save sbs school schule schwarz science scot search secure security select services sew sex
  sexy shia shiksha shoes shop shopping show showtime singles site ski skin smart smile soccer social software solar
  solutions soy spa space sport spot srl stockholm storage store stream studio study style sucks supplies supply
  support surf surgery swiss systems taipei talk tattoo tax taxi tci team tech technology tel tennis teva theater
  theatre tickets tienda tips tires tirol today tokyo tools top tours town toys trade trading training travel trust
  tube tushu unicom university uno uol vacations vegas ventures versicherung vet viajes video viking villas vin vip
  vision vivo vlaanderen vodka vote voting voto voyage wang watch watches webcam weber website wedding whoswho wien
  wiki win wine woodside work works world wow wtc wtf xin xxx xyz yachts yandex yoga yokohama you zero zip zone
  zuerich`;

const OTHER_SCRIPTS = `
  ελ ευ бг бел дети ею католик ком мкд мон москва онлайн орг рус рф сайт срб укр қаз հայ ישראל קום ابوظبي اتصالات
  ارامكو الاردن البحرين الجزائر السعودية السعوديه السعودیة السعودیۃ العليان المغرب اليمن امارات ايران ایران بارت بازار
  بيتك بھارت تونس سودان سوريا سورية شبكة عراق عرب عمان فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاكستان
  پاکستان ڀارت कॉम नेट भारत भारतम् भारोत संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ
  ഭാരതം ලංකා คอม ไทย ລາວ გე みんな アマゾン クラウド グーグル コム ストア セール ファッション ポイント 世界 中信 中国 中國 中文网 亚马逊 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣
  商城 商店 商标 嘉里 嘉里大酒店 在线 大拿 天主教 娱乐 家電 广东 微博 慈善 我爱你 手机 招聘 政务 政府 新加坡 新闻 时尚 書籍 机构 淡马锡 游戏 澳門 澳门 点看 移动 组织机构 网址 网店 网站 网络 联通 臺灣
  谷歌 购物 通販 集团 電訊盈科 飞利浦 食品 餐厅 香格里拉 香港 닷넷 닷컴 삼성 한국`;

const topLevelDomains = lazy(() => new Set(`${COUNTRIES} ${GENERIC} ${OTHER_SCRIPTS}`.split(/\s+/).filter(Boolean)));

/** Whether the last label of a name, in lower case, is a top-level domain of the list. */
export const isTopLevelDomain = (label: string): boolean => topLevelDomains().has(label);

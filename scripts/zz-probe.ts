import { cities, airports } from '#features/places/data/tables.ts';
import { kilometresBetween } from '#features/places/rules/distance.ts';
const big=cities.filter(c=>c.population>400000);
console.log(airports.filter(a=>!cities.some(c=>c.country===a.country&&c.name===a.cityName)).map(a=>({a,c:big.filter(c=>c.country===a.country&&kilometresBetween(a,c)<45).sort((x,y)=>kilometresBetween(a,x)-kilometresBetween(a,y))[0]})).filter(x=>x.c).map(({a,c})=>`${a.iata} ${a.cityName}~${c?.name}`).join('; '));
const codes=Object.groupBy(airports,a=>a.cityCode);console.log(Object.entries(codes).filter(([,v])=>(v?.length??0)>1).map(([k,v])=>k+': '+v?.map(a=>a.iata+' '+a.cityName).join(', ')).join('; '));
console.log(airports.filter(a=>['DUS','MUC','CGN','SVQ','ZRH','GVA','JNB','SGN','HKT','USM','TLV','PRG','FRA','MLE','DPS','NRT','EWR','IAD','SFO','JED','KTM','CMB','RGN','PEN','SJO','IST','SAW','CAI','CDG','BKK','LGK','BOM','NMI','HDO','BWI','BKI','LGA','SIN','HKG','DXB','DWC','SHJ','AUH','MFM'].includes(a.iata)).map(a=>`${a.iata} ${a.name} ${a.cityCode} ${a.cityName}`).join('\n'));

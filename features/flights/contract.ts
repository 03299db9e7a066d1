export * from './extras.contract.ts';
export * from './flight-facts.contract.ts';
export * from './quote.contract.ts';
export * from './search.contract.ts';

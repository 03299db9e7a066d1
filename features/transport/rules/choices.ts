/** When to travel, for buses and trains: a part of the day in India. */
export const TIMINGS = ['any', 'morning', 'afternoon', 'evening', 'night'] as const;
export const TIMING_LABELS: Record<(typeof TIMINGS)[number], string> = {
  any: 'Any time',
  morning: 'Morning, 5:00 to 12:00',
  afternoon: 'Afternoon, 12:00 to 17:00',
  evening: 'Evening, 17:00 to 21:00',
  night: 'Night, 21:00 to 5:00',
};

export const CAR_CLASSES = ['hatchback', 'sedan', 'suv', 'van'] as const;
export const CAR_CLASS_LABELS: Record<(typeof CAR_CLASSES)[number], string> = {
  hatchback: 'Hatchback, up to 4 people',
  sedan: 'Sedan, up to 4 people',
  suv: 'SUV, up to 6 people',
  van: 'Van, up to 12 people',
};
/** People a car of the class seats besides the driver. */
export const CAR_SEATS: Record<(typeof CAR_CLASSES)[number], number> = { hatchback: 4, sedan: 4, suv: 6, van: 12 };

export const BUS_COACHES = ['any', 'ac-sleeper', 'ac-seater', 'sleeper', 'seater'] as const;
export const BUS_COACH_LABELS: Record<(typeof BUS_COACHES)[number], string> = {
  any: 'Any coach',
  'ac-sleeper': 'AC sleeper',
  'ac-seater': 'AC seater',
  sleeper: 'Sleeper without AC',
  seater: 'Seater without AC',
};

/** Classes of Indian Railways by their codes. */
export const TRAIN_CLASSES = ['1A', '2A', '3A', '3E', 'EC', 'CC', 'SL', '2S'] as const;
export const TRAIN_CLASS_LABELS: Record<(typeof TRAIN_CLASSES)[number], string> = {
  '1A': 'AC first class (1A)',
  '2A': 'AC 2 tier (2A)',
  '3A': 'AC 3 tier (3A)',
  '3E': 'AC 3 economy (3E)',
  EC: 'Executive chair car (EC)',
  CC: 'AC chair car (CC)',
  SL: 'Sleeper (SL)',
  '2S': 'Second sitting (2S)',
};

/** Quotas of Indian Railways by their codes. */
export const TRAIN_QUOTAS = ['GN', 'TQ', 'LD', 'SS', 'HP'] as const;
export const TRAIN_QUOTA_LABELS: Record<(typeof TRAIN_QUOTAS)[number], string> = {
  GN: 'General',
  TQ: 'Tatkal',
  LD: 'Ladies',
  SS: 'Lower berth or senior citizen',
  HP: 'Divyangjan',
};

/** Options of a select, in the order of the list. */
export const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

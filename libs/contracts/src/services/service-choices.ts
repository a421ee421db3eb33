/** Kinds of providers, each a tab of /services. */
export const providerKinds = ['pharmacy', 'telehealth', 'mobility'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** Preferred times of a booking: morning is from 8 to 12, afternoon from 12 to 16, evening from 16 to 20. */
export const dayBands = ['morning', 'afternoon', 'evening'] as const;
export type DayBand = (typeof dayBands)[number];

export const bandHours: Readonly<Record<DayBand, { from: string; to: string }>> = {
  morning: { from: '08:00', to: '12:00' },
  afternoon: { from: '12:00', to: '16:00' },
  evening: { from: '16:00', to: '20:00' },
};

export const bookingStatuses = ['requested', 'confirmed', 'declined', 'cancelled', 'done'] as const;

export const serviceLimits = {
  /** Of the distance filter. */
  miles: { least: 1, most: 50, usual: 10 },
  /** Providers that one answer lists, the nearest first. */
  found: 100,
  /** Entries of a provider's lists. */
  entries: 50,
} as const;

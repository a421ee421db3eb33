import type { BookingInput, DayBand } from '@carecircle/contracts';

/** What stands in the booking form; what has to be chosen may still be missing. */
export interface BookingDraft extends Omit<BookingInput, 'serviceType' | 'date' | 'band' | 'recipientId'> {
  recipientId: string | null | undefined;
  serviceType: string | null;
  date: string | null;
  band: DayBand | null;
}

/** An empty form; a provider with one service means that one. */
export function bookingDraft(services: readonly string[], recipientId: string | undefined): BookingDraft {
  return {
    recipientId: recipientId ?? null,
    serviceType: services.length === 1 ? (services[0] ?? null) : null,
    date: null,
    band: null,
    instructions: '',
    useInsurance: false,
  };
}

/** The draft in the shape that the contract's schema checks: what was not chosen is missing. */
export function bookingInput({ serviceType, date, band, ...fields }: BookingDraft): unknown {
  return {
    ...fields,
    serviceType: serviceType ?? undefined,
    date: date ?? undefined,
    band: band ?? undefined,
  };
}

import * as z from 'zod';
import { providerKinds, serviceLimits } from './service-choices';

export const ServiceProviderKind = z.enum(providerKinds);

/** The operator's own name for a provider; it stays the same from one import to the next. */
export const ProviderId = z.string().regex(/^[a-z0-9-]{1,60}$/);

const entries = z.array(z.string()).max(serviceLimits.entries);

/** A pharmacy, a telehealth service or one for getting about, of the directory that an operator imports (SERV-1). */
export const Provider = z.object({
  id: ProviderId,
  kind: ServiceProviderKind,
  name: z.string(),
  description: z.string(),
  /** 0 to 5, and how many people gave it. */
  rating: z.number(),
  reviews: z.int(),
  /** From the home of the person cared for; null where either place is not known, and for telehealth. */
  distanceMiles: z.number().nullable(),
  /** What can be booked; of telehealth the specialties. */
  services: entries,
  /** What it sells or rents, of mobility. */
  products: entries,
  hours: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Null where nothing is delivered; 0 is free. */
  deliveryFeeCents: z.int().nullable(),
  deliveryTime: z.string(),
  cost: z.string(),
  waitTime: z.string(),
  acceptsInsurance: z.boolean(),
  insuranceNetworks: entries,
  /** How a request reaches it; `call` is a task for whoever asks. */
  channel: z.enum(['webhook', 'mail', 'call']),
});
export type Provider = z.infer<typeof Provider>;

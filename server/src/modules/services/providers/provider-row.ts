import { providerKinds, serviceLimits } from '@carecircle/contracts';
import * as z from 'zod';
import { phoneOf } from '../../../records/phone-of';
import { degrees } from '../places/import-postal-codes';
import type { ProviderRow } from './providers.tables';

/** The columns that a file of providers must have. Lists are separated by `;`. */
export const providerColumns = {
  kind: 'kind',
  id: 'id',
  name: 'name',
  description: 'description',
  rating: 'rating',
  reviews: 'reviews',
  services: 'services',
  products: 'products',
  hours: 'hours',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  phone: 'phone',
  website: 'website',
  deliveryFee: 'delivery_fee',
  deliveryTime: 'delivery_time',
  cost: 'cost',
  waitTime: 'wait_time',
  acceptsInsurance: 'accepts_insurance',
  insuranceNetworks: 'insurance_networks',
  webhook: 'webhook',
  email: 'email',
} as const;

const text = (most: number) => z.string().max(most).default('');
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().default(null));
const list = text(3_000).transform((value) =>
  value
    .split(';')
    .map((entry) => entry.trim().slice(0, 120))
    .filter(Boolean)
    .slice(0, serviceLimits.entries),
);
const webAddress = orNull(z.url({ protocol: /^https?$/ }).max(500));

const Line = z.object({
  kind: z.enum(providerKinds),
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: z.string().min(1).max(120),
  description: text(1_000),
  rating: z.coerce.number().min(0).max(5),
  reviews: z.coerce.number().int().min(0).max(10_000_000),
  services: list,
  products: list,
  hours: text(200),
  address: text(300),
  phone: text(40).transform(phoneOf),
  website: webAddress,
  deliveryFee: orNull(z.coerce.number().min(0).max(10_000)),
  deliveryTime: text(120),
  cost: text(120),
  waitTime: text(120),
  acceptsInsurance: z.preprocess((value) => /^(yes|true|1)$/i.test(String(value)), z.boolean()),
  insuranceNetworks: list,
  webhook: webAddress,
  email: orNull(z.email().max(254)),
});

/** One line of the file; null where something in it does not fit. */
export function providerRow(line: Record<string, unknown>): ProviderRow | null {
  const read = Line.safeParse(line);
  if (!read.success) return null;
  const { deliveryFee, webhook, email, ...facts } = read.data;
  const [latitude, longitude] = [
    degrees(String(line.latitude ?? ''), 90),
    degrees(String(line.longitude ?? ''), 180),
  ];
  const isPlaced = latitude !== null && longitude !== null;
  return {
    id: facts.id,
    kind: facts.kind,
    facts: { ...facts, deliveryFeeCents: deliveryFee === null ? null : Math.round(deliveryFee * 100) },
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    webhook,
    email,
  };
}

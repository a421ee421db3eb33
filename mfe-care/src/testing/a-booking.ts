import type { Booking, Provider } from '@carecircle/contracts';
import { idOf } from './a-task';

/** A booking for tests; ids are made of one digit so that failures read well. */
export function aBooking(digit: number, fields: Partial<Booking> = {}): Booking {
  return {
    id: idOf(digit),
    circleId: idOf(0),
    providerId: 'corner',
    providerName: 'Corner Pharmacy',
    providerPhone: '+13125550142',
    kind: 'pharmacy',
    recipientId: null,
    serviceType: 'Delivery',
    date: '2099-11-21',
    band: 'morning',
    instructions: '',
    useInsurance: false,
    status: 'requested',
    delivery: 'call',
    calendarEventId: idOf(8),
    requestedBy: idOf(9),
    answeredBy: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...fields,
  };
}

export function aProvider(fields: Partial<Provider> = {}): Provider {
  return {
    id: 'corner',
    kind: 'pharmacy',
    name: 'Corner Pharmacy',
    description: 'Around the corner',
    rating: 4.5,
    reviews: 12,
    distanceMiles: 0.8,
    services: ['Delivery', 'Blister packs'],
    products: [],
    hours: 'Mon–Fri 9–18',
    address: '12 Main St',
    phone: '+13125550142',
    website: null,
    deliveryFeeCents: 0,
    deliveryTime: 'Same day',
    cost: '',
    waitTime: '',
    acceptsInsurance: true,
    insuranceNetworks: ['Medicare'],
    channel: 'call',
    ...fields,
  };
}

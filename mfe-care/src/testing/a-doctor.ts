import type { Doctor } from '@carecircle/contracts';
import { idOf } from './a-task';

/** A doctor for tests; ids are made of one digit so that failures read well. */
export function aDoctor(digit: number, fields: Partial<Doctor> = {}): Doctor {
  return {
    id: idOf(digit),
    circleId: idOf(0),
    name: `Dr. ${digit}`,
    specialty: 'cardiology',
    address: '',
    phone: null,
    email: null,
    notes: '',
    rating: 0,
    isFavorite: false,
    recipientIds: [],
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...fields,
  };
}

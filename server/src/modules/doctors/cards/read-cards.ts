import { doctorLimits, specialties, type DoctorInput, type Specialty } from '@carecircle/contracts';
import { DoctorInput as DoctorFields } from '@carecircle/contracts/schemas';
import ICAL from 'ical.js';
import { refuse } from '../../../refuse';
import { phoneOf } from '../../../records/phone-of';

type Card = InstanceType<typeof ICAL.Component>;

/**
 * The doctors of a vCard file (RFC 6350, and the 3.0 of RFC 2426); null for a card without a name. Version 2.1 is refused: what it
 * writes in its own quoted way would come out as signs that nobody can read.
 */
export function readCards(text: string, fallback: Specialty): (DoctorInput | null)[] {
  const cards = parsed(text);
  if (cards.length === 0) throw refuseCards('no_cards');
  if (cards.length > doctorLimits.cards) throw refuseCards('too_many_cards');
  if (cards.some((card) => !['3.0', '4.0'].includes(textOf(card, 'version'))))
    throw refuseCards('card_version');
  return cards.map((card) => doctorOfCard(card, fallback));
}

function parsed(text: string): Card[] {
  try {
    const found = ICAL.parse(text.replace(/^\uFEFF/, '').trim()) as unknown[];
    const all = typeof found[0] === 'string' ? [found] : found;
    return all.map((one) => new ICAL.Component(one as [])).filter(({ name }) => name === 'vcard');
  } catch {
    throw refuseCards('no_cards');
  }
}

function doctorOfCard(card: Card, fallback: Specialty): DoctorInput | null {
  const name = textOf(card, 'fn') || nameOfParts(card) || textOf(card, 'org');
  const input = {
    name: name.slice(0, 120),
    specialty: specialtyOfCard(card) ?? fallback,
    address: addressOf(card).slice(0, 300),
    phone: phoneOf(textOf(card, 'tel')),
    email: textOf(card, 'email') || null,
    notes: textOf(card, 'note').slice(0, 2000),
    rating: 0,
    isFavorite: false,
    recipientIds: [],
  };
  const read = DoctorFields.safeParse(input);
  if (read.success) return read.data;
  // An address of mail that is none keeps nobody out.
  return DoctorFields.safeParse({ ...input, email: null }).data ?? null;
}

function textOf(card: Card, property: string): string {
  const value: unknown = card.getFirstPropertyValue(property);
  return (Array.isArray(value) ? value.flat().join(' ') : String(value ?? '')).trim();
}

/** `N` is family, given, additional names, prefixes, suffixes. */
function nameOfParts(card: Card): string {
  const value: unknown = card.getFirstPropertyValue('n');
  if (!Array.isArray(value)) return '';
  const [family = '', given = '', more = '', prefix = ''] = value.map(String);
  return [prefix, given, more, family].filter(Boolean).join(' ');
}

function addressOf(card: Card): string {
  const value: unknown = card.getFirstPropertyValue('adr');
  if (!Array.isArray(value)) return String(value ?? '');
  const parts = value.map((part: unknown) => String(part).trim());
  return parts.filter(Boolean).join(', ');
}

function specialtyOfCard(card: Card): Specialty | null {
  const named = ['title', 'role', 'categories', 'org']
    .flatMap((property) => card.getAllProperties(property))
    .flatMap((property) => property.getValues().map(String))
    .join(' ')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
  const isNamed = (specialty: Specialty) => ` ${named} `.includes(` ${specialty.replace('-', ' ')} `);
  return specialties.find(isNamed) ?? null;
}

function refuseCards(code: 'no_cards' | 'too_many_cards' | 'card_version') {
  return refuse('INVALID_INPUT', {
    message: 'This is no file of vCards in version 3.0 or 4.0, or it holds too many.',
    fields: [{ path: 'cards', code }],
  });
}

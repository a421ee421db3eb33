import * as z from 'zod';
import { relationships } from '../circles/relationships';
import { ClockTime, Day, Id, Instant } from '../primitives';
import { mostCardMedications, mostCardPeople, mostCardViews } from './card-limits';

/** The secret in the address of a card. Another shape is no link. */
export const CardToken = z.string().regex(/^[\w-]{65}$/);

/** 32 bytes in base64url. */
const Bytes32 = z.string().regex(/^[\w-]{43}$/);

/** What somebody who holds the key of a card's link can say and nobody else: `cardProofOf(key)`. */
export const CardProof = Bytes32;

const texts = z.array(z.string().max(200)).max(50);

/** What helpers need of one person when it matters (EMER-7). A list that is not shared is null, which is not the same as empty. */
export const CardContent = z.object({
  name: z.string().max(80),
  birthDate: Day.nullable(),
  homeAddress: z.string().max(300),
  /** ISO 639 codes. */
  languages: z.array(z.string().max(3)).max(10),
  allergies: texts,
  conditions: texts,
  medications: z
    .array(
      z.object({
        name: z.string().max(120),
        strength: z.string().max(80),
        dosage: z.string().max(80),
        times: z.array(ClockTime).max(4),
        isAsNeeded: z.boolean(),
      }),
    )
    .max(mostCardMedications)
    .nullable(),
  doctors: z
    .array(z.object({ name: z.string().max(120), phone: z.string().max(16) }))
    .max(mostCardPeople)
    .nullable(),
  contacts: z
    .array(
      z.object({
        name: z.string().max(120),
        relationship: z.enum(relationships),
        phone: z.string().max(16),
      }),
    )
    .max(mostCardPeople),
  insurers: z.array(z.object({ name: z.string().max(120), policyNumber: z.string().max(60) })).max(10),
  /** Number of the region's ambulance. */
  emergencyNumber: z.string().max(4),
  /** When this was true. */
  asOf: Instant,
});
export type CardContent = z.infer<typeof CardContent>;

export const CardLink = z.object({
  id: Id,
  /** `/card/<token>#<key>`: the part behind `#` never leaves a browser. */
  path: z.string().max(120),
  createdBy: Id,
  createdAt: Instant,
});
export type CardLink = z.infer<typeof CardLink>;

export const CardView = z.object({
  id: Id,
  at: Instant,
  /** Browser and system, such as 'Chrome · Android'. */
  device: z.string().max(60),
});
export type CardView = z.infer<typeof CardView>;

export const EmergencyCard = z.object({
  recipientId: Id,
  content: CardContent,
  link: CardLink.nullable(),
  /** Openings of any link to this card, newest first. */
  views: z.array(CardView).max(mostCardViews),
});
export type EmergencyCard = z.infer<typeof EmergencyCard>;

/** A card for the holder of the key: nonce of 12 bytes and AES-256-GCM of the content's JSON with its tag behind it, base64url. */
export const SealedCard = z.object({ sealed: z.string().max(400_000) });

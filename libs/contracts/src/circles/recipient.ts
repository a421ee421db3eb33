import * as z from 'zod';
import { Day, Id, Instant, TimeZone, freeText, line } from '../primitives';

const shortList = z.array(line(120)).max(50);

/** The fields of a care recipient that members edit (REC-1). */
export const recipientFields = {
  name: line(80),
  birthDate: Day.nullable(),
  timeZone: TimeZone,
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).max(10),
  conditions: shortList,
  allergies: shortList,
  homeAddress: freeText(300),
  insurers: z.array(z.object({ name: line(120), policyNumber: freeText(60) })).max(10),
  /** Members who may decide for this person. */
  decisionMakerIds: z.array(Id).max(20),
  /** The member that this person is, when the person uses the app too. */
  memberId: Id.nullable(),
};

/** What a recipient form hands over; the same schema checks it in browser and server (ALL-3). */
export const RecipientInput = z.strictObject(recipientFields);
export type RecipientInput = z.infer<typeof RecipientInput>;

/** Someone whom the circle cares for. */
export const Recipient = z.object({
  id: Id,
  circleId: Id,
  ...recipientFields,
  /** Their photo, at `photoUrl`; another photo has another id. Events from before there were photos have none. */
  photoId: Id.nullable().default(null),
  updatedAt: Instant,
});
export type Recipient = z.infer<typeof Recipient>;

import * as z from 'zod';
import { circleEvent, personEvent } from '../events/domain-event';
import { Id } from '../primitives';
import { consentKinds } from './consent-choices';
import { Consent } from './privacy';

export const privacyEvents = {
  /** What may be seen of somebody has changed: open screens ask anew what they may show. */
  'sharing.changed': circleEvent('circle:view', { recipientId: Id.nullable() }),
  /** Members may export the records of the circle from now on, or not. */
  'circle.export-changed': circleEvent('circle:view', { allowDataExport: z.boolean() }),
  /** I gave a consent or took one back, on whichever device. */
  'consents.changed': personEvent({ consents: z.array(Consent).max(consentKinds.length) }),
};

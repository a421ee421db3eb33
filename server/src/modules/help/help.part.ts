import { claimHelp } from './claim-help.command';
import { handBackHelp } from './hand-back-help.command';
import { listOpenHelp } from './list-open-help.query';

/** What calls for help add to the area of care. */
export const helpPart = { operations: { listOpenHelp, claimHelp, handBackHelp } };

/** What a call begins with; a camera can be switched on in a voice call too. */
export const callMedia = ['voice', 'video'] as const;
export type CallMedia = (typeof callMedia)[number];

export const callLimits = {
  /** Every device sends to every other one: more would be too much for a phone. */
  joined: 4,
  /** How long it rings before it counts as missed. */
  ringSeconds: 45,
  /** How often a device says that it is still there, and after how long without that it counts as gone. */
  keepSeconds: 15,
  lostSeconds: 50,
  /** Calls of one member that can be open at a time: one to each other member, and the group's. */
  open: 100,
  /** Characters of a session description (SDP) and of one network candidate. */
  descriptionLength: 30_000,
  candidateLength: 1_000,
  candidates: 30,
} as const;

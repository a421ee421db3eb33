/** What somebody can write to the operators of an installation (SET-5). */
export const supportLimits = {
  text: 2000,
  /** Messages of one person on one day. */
  perDay: 20,
  /** The newest that a conversation shows. */
  messages: 200,
  /** Versions whose notes are listed. */
  releases: 50,
};

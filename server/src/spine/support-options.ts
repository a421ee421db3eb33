/** How the people who use this installation reach its operator (SET-5); what an operator has not set is null. */
export interface SupportOptions {
  /** Where messages of the help screen are mailed to. */
  email: string | null;
  phone: string | null;
  forumUrl: string | null;
  /** When somebody is there, in the operator's own words. */
  hours: string | null;
}

export const noSupport: SupportOptions = { email: null, phone: null, forumUrl: null, hours: null };

/** What doctors are (section 9 of the specification), in its order; the first eight are shown first. */
export const specialties = [
  'cardiology',
  'neurology',
  'internal-medicine',
  'pulmonology',
  'orthopedics',
  'ophthalmology',
  'ent',
  'endocrinology',
  'gastroenterology',
  'rheumatology',
  'oncology',
  'dermatology',
  'psychiatry',
  'urology',
  'nephrology',
  'geriatrics',
  'primary-care',
] as const;
export type Specialty = (typeof specialties)[number];

export const doctorLimits = {
  shownSpecialties: 8,
  mostStars: 5,
  /** Doctors of the directory that one answer lists. */
  found: 50,
  /** Characters of a file of business cards. */
  cardsLength: 256 * 1024,
  cards: 100,
} as const;

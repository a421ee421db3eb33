import type { Specialty } from '@carecircle/contracts';

/** Codes of the Health Care Provider Taxonomy (NUCC), whole or how they begin; the longest that fits counts. */
const bySpecialty: Record<Specialty, readonly string[]> = {
  cardiology: ['207RC0000X', '207RC0001X', '207RI0011X', '207RA0001X', '207UN0901X', '2080P0202X'],
  neurology: ['2084N', '2084V0102X', '2084E0001X', '2084S0012X'],
  'internal-medicine': ['207R00000X', '208M00000X'],
  pulmonology: ['207RP1001X', '207RC0200X'],
  orthopedics: ['207X'],
  ophthalmology: ['207W'],
  ent: ['207Y'],
  endocrinology: ['207RE0101X'],
  gastroenterology: ['207RG0100X', '207RT0003X', '207RI0008X'],
  rheumatology: ['207RR0500X'],
  oncology: ['207RX0202X', '207RH0003X', '207RH0000X', '2085R0001X', '2086X0206X', '207VX0201X'],
  dermatology: ['207N'],
  psychiatry: ['2084P', '2084A0401X', '2084F0202X'],
  urology: ['2088'],
  nephrology: ['207RN0300X'],
  geriatrics: ['207RG0300X', '207QG0300X'],
  'primary-care': ['207Q', '208D00000X'],
};

const beginnings = Object.entries(bySpecialty)
  .flatMap(([specialty, codes]) => codes.map((code) => ({ code, specialty: specialty as Specialty })))
  .sort((one, other) => other.code.length - one.code.length);

/** The specialty that a taxonomy code means; null for others, such as dentists and nurses. */
export function specialtyOfTaxonomy(taxonomyCode: string): Specialty | null {
  return beginnings.find(({ code }) => taxonomyCode.startsWith(code))?.specialty ?? null;
}

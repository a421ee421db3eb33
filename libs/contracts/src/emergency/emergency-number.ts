import type { Session } from '../account/session';

/** The number that calls ambulance and police in a part of the world. */
export interface EmergencyNumber {
  number: string;
  /** Which countries it is for; names a text `region.<region>`. */
  region: string;
}

interface Region extends EmergencyNumber {
  zones: RegExp;
}

/**
 * By IANA time zone, the first that fits. Sources: 911 FCC (47 CFR 9) and CRTC, Mexico's SESNSP; 999 Ofcom; 112 Directive
 * (EU) 2018/1972 article 109 and, in the Nordic and other European countries, the same number by national law; 000 ACMA;
 * 111 New Zealand Police; 112 India's ERSS; 119 Japan's FDMA and Korea's NFA; 995 Singapore's SCDF; 192 Brazil's SAMU.
 */
const regions: readonly Region[] = [
  {
    number: '911',
    region: 'northAmerica',
    zones:
      /^(US\/|Canada\/|Pacific\/Honolulu|America\/(New_York|Detroit|Kentucky|Indiana|Chicago|Menominee|North_Dakota|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|Toronto|Montreal|Halifax|Glace_Bay|Moncton|Goose_Bay|St_Johns|Winnipeg|Regina|Swift_Current|Edmonton|Calgary|Vancouver|Whitehorse|Dawson|Yellowknife|Iqaluit|Inuvik|Rankin_Inlet|Resolute|Cambridge_Bay|Thunder_Bay|Creston|Fort_Nelson|Atikokan|Blanc-Sablon))/,
  },
  {
    number: '911',
    region: 'mexico',
    zones:
      /^America\/(Mexico_City|Monterrey|Tijuana|Cancun|Merida|Chihuahua|Ciudad_Juarez|Ojinaga|Hermosillo|Mazatlan|Bahia_Banderas|Matamoros)/,
  },
  {
    number: '999',
    region: 'unitedKingdom',
    zones: /^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$|^GB$/,
  },
  {
    number: '112',
    region: 'europe',
    zones:
      /^Europe\/|^Atlantic\/(Azores|Madeira|Canary|Reykjavik|Faroe)$|^Asia\/(Nicosia|Famagusta)$|^Africa\/Ceuta$/,
  },
  { number: '000', region: 'australia', zones: /^Australia\// },
  { number: '111', region: 'newZealand', zones: /^Pacific\/(Auckland|Chatham)$|^NZ/ },
  { number: '112', region: 'india', zones: /^Asia\/(Kolkata|Calcutta)$/ },
  { number: '119', region: 'japan', zones: /^Asia\/Tokyo$/ },
  { number: '119', region: 'korea', zones: /^Asia\/Seoul$/ },
  { number: '995', region: 'singapore', zones: /^Asia\/Singapore$/ },
  {
    number: '192',
    region: 'brazil',
    zones: /^America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba)$/,
  },
];

/** 3GPP TS 22.101, clause 10: every mobile phone puts 112 through to the emergency service of where it is. */
const elsewhere: EmergencyNumber = { number: '112', region: 'elsewhere' };

/** Emergency number of the region that a time zone lies in. */
export function emergencyNumberFor(timeZone: string): EmergencyNumber {
  const found = regions.find(({ zones }) => zones.test(timeZone));
  return found ? { number: found.number, region: found.region } : elsewhere;
}

/** Numbers for several zones, each once, in their order. */
export function emergencyNumbersFor(timeZones: readonly string[]): EmergencyNumber[] {
  const all = timeZones.map(emergencyNumberFor);
  return all.filter(({ region }, index) => all.findIndex((other) => other.region === region) === index);
}

/** Numbers of where the people cared for live, one's own first, and of the circle's zone. Never empty (EMER-6). */
export function emergencyNumbersOf({
  person,
  circle,
  recipients,
}: Pick<Session, 'person' | 'circle' | 'recipients'>): [EmergencyNumber, ...EmergencyNumber[]] {
  const ownFirst = [...recipients].sort(
    (one, other) => Number(other.memberId === person.id) - Number(one.memberId === person.id),
  );
  const zones = ownFirst.map(({ timeZone }) => timeZone);
  const [first, ...others] = emergencyNumbersFor(circle ? [...zones, circle.timeZone] : zones);
  return [first ?? elsewhere, ...others];
}

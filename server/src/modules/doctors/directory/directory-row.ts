import type { DirectoryDoctor } from '@carecircle/contracts';
import { phoneOf } from '../../../records/phone-of';
import { wordsOf } from './directory-words';
import type { DirectoryDoctorRow } from './directory.tables';
import { specialtyOfTaxonomy } from './specialty-of-taxonomy';

const address = 'Provider Business Practice Location Address';

/** The columns of NPPES' public provider file that are read; others may stand beside them, in any order. */
export const nppesColumns = {
  npi: 'NPI',
  lastName: 'Provider Last Name (Legal Name)',
  firstName: 'Provider First Name',
  credential: 'Provider Credential Text',
  street: `Provider First Line Business Practice Location Address`,
  town: `${address} City Name`,
  state: `${address} State Name`,
  postalCode: `${address} Postal Code`,
  phone: `${address} Telephone Number`,
  taxonomy: 'Healthcare Provider Taxonomy Code_1',
} as const;

export type NppesRecord = Record<keyof typeof nppesColumns, string>;

/** One line of the file; null for an organisation, a specialty that is not listed, or a line without number or name. */
export function directoryRow(line: NppesRecord): DirectoryDoctorRow | null {
  const specialty = specialtyOfTaxonomy(line.taxonomy);
  if (!specialty || !/^\d{10}$/.test(line.npi) || !line.lastName || !line.firstName) return null;
  const [first, last] = [nameCase(line.firstName), nameCase(line.lastName)];
  const credential = line.credential.replace(/[.\s]/g, '');
  const place = [nameCase(line.street), nameCase(line.town), `${line.state} ${line.postalCode.slice(0, 5)}`];
  return {
    npi: line.npi,
    name: `${first} ${last}${credential ? `, ${credential}` : ''}`.slice(0, 120),
    sortName: wordsOf(`${last} ${first}`).join(' ').slice(0, 120),
    specialty,
    address: place
      .filter((part) => part.trim() !== '')
      .join(', ')
      .slice(0, 300),
    phone: phoneOf(line.phone),
    words: wordsOf([first, last, line.town, line.postalCode.slice(0, 5)].join(' ')).join(' '),
  };
}

export function directoryDoctorOf(row: DirectoryDoctorRow): DirectoryDoctor {
  const { npi, name, specialty, address: place, phone } = row;
  return { npi, name, specialty, address: place, phone };
}

/** The file is written in capitals. */
function nameCase(text: string): string {
  if (text !== text.toUpperCase()) return text.trim();
  return text
    .trim()
    .toLowerCase()
    .replace(/(^|[\s\-'.])\p{L}/gu, (letter) => letter.toUpperCase());
}

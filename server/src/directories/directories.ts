import type { Database } from '../database/database';
import { doctorColumns, importDoctorDirectory } from '../modules/doctors';
import { importPostalCodes, importProviders, postalCodeColumns, providerColumns } from '../modules/services';

interface Directory {
  columns: Readonly<Record<string, string>>;
  replaceBy(
    db: Database,
    lines: AsyncIterable<Record<string, string>>,
  ): Promise<{ added: number; left: number }>;
}

/** What an operator imports, by its name on the command line. */
export const directories: Readonly<Record<string, Directory>> = {
  doctors: { columns: doctorColumns, replaceBy: importDoctorDirectory },
  providers: { columns: providerColumns, replaceBy: importProviders },
  'postal-codes': { columns: postalCodeColumns, replaceBy: importPostalCodes },
};

import * as icons from './icons';

const byName: Readonly<Record<string, icons.Icon | undefined>> = { ...icons };

/**
 * The icon that a manifest names in kebab-case: 'wallet' is `WalletIcon`, 'check-all' `CheckAllIcon`. An unknown name gives
 * a plain arrow, so that an entry of a newer remote still shows.
 */
export function iconNamed(name: string): icons.Icon {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return byName[`${words.join('')}Icon`] ?? icons.ArrowRightIcon;
}

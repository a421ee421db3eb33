import { expect, it } from 'vitest';
import { iconNamed } from './icon-named';
import { ArrowRightIcon, CheckAllIcon, WalletIcon } from './icons';

it('MFE-4 finds the icon that a manifest names, and has one for a name it does not know', () => {
  expect(iconNamed('wallet')).toBe(WalletIcon);
  expect(iconNamed('check-all')).toBe(CheckAllIcon);
  expect(iconNamed('of-tomorrow')).toBe(ArrowRightIcon);
});

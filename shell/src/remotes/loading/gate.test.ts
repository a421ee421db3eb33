import type { PageManifest, ServedRelease } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { refusalReason } from './gate';

const release = (changes: Partial<PageManifest> = {}, misfit?: string): ServedRelease => ({
  manifest: { contractRange: '^0.1.0', shared: { react: '^19.3.1' }, ...changes } as PageManifest,
  baseUrl: '/releases/mfe-pets/1.0.0/',
  misfit,
});
const offer = { contractsVersion: '0.1.4', shared: { react: '19.3.1', 'react-dom': '19.3.1' } };

describe('MFE-2 a release is checked before any of its code runs', () => {
  it('MFE-2 lets a fitting release run', () => {
    expect(refusalReason(release(), offer)).toBeNull();
  });

  it('MFE-2 REL-5 refuses another major of the contracts', () => {
    expect(refusalReason(release(), { ...offer, contractsVersion: '0.2.0' })).toMatch(
      /contracts \^0\.1\.0.*0\.2\.0/,
    );
  });

  it('MFE-2 refuses a range of React that this page does not have', () => {
    expect(refusalReason(release({ shared: { react: '^18.0.0' } }), offer)).toMatch(
      /react \^18\.0\.0.*19\.3\.1/,
    );
  });

  it('MFE-2 refuses a singleton that this page does not share', () => {
    expect(refusalReason(release({ shared: { rxjs: '^7.0.0' } }), offer)).toMatch(/rxjs/);
  });

  it('REL-5 refuses one of which the server says that it uses what this shell has not', () => {
    const misfit = 'uses Carousel of @carecircle/ui, which the shell has not';
    expect(refusalReason(release({}, misfit), offer)).toBe(misfit);
  });
});

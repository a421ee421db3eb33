import { expect, it } from 'vitest';
import { withPureMakers } from './lean-router';

it('MFE-2 marks what React Router only makes, and leaves what it does', () => {
  const code = [
    'var LinkContext = React.createContext(null);',
    'LinkContext.displayName = "Link";',
    'var Link = React10.forwardRef(',
    'var isBrowser = typeof window !== "undefined";',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ].join('\n');
  expect(withPureMakers(code).split('\n')).toEqual([
    'var LinkContext = /* @__PURE__ */ React.createContext(null);',
    '',
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    'var isBrowser = typeof window !== "undefined";',
    '    FetcherForm2.displayName = "fetcher.Form";',
  ]);
});

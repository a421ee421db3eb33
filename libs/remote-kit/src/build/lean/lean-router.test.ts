import { expect, it } from 'vitest';
import { withPureMakers, withoutOtherModes } from './lean-router';

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

it('MFE-2 puts nothing in the place of what only the other modes of React Router run', () => {
  const found: string[] = [];
  const code =
    'var a = 1;\nfunction usePrefetchBehavior(prefetch, props) {\n  return far();\n}\nfunction Link() {}';
  expect(withoutOtherModes(code, (name) => found.push(name)).split('\n')).toEqual([
    'var a = 1;',
    'function usePrefetchBehavior() { return [false, null, {}]; }',
    'function usePrefetchBehaviorOfOtherModes(prefetch, props) {',
    '  return far();',
    '}',
    'function Link() {}',
  ]);
  expect(found).toEqual(['usePrefetchBehavior']);
});

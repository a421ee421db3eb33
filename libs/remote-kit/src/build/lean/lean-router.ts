import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const installed = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const production = path.join(installed, 'dist/production');

/**
 * What serves React Router's other modes alone, fetching ahead for its framework and errors of its data routers: a declarative
 * `Router` has neither context, so none of it ever runs. Name → what stands in its place.
 */
const otherModes: Readonly<Record<string, string>> = {
  PrefetchPageLinks: 'null',
  usePrefetchBehavior: '[false, null, {}]',
  useNavigateStable: 'undefined',
  RSCErrorHandler: 'null',
};

/**
 * Takes the production build of React Router, which its package offers no condition for, and tells the bundler which of its
 * statements only make something: without that, every component of its data routers and servers stays in. Fails the build when
 * it no longer finds them.
 */
export function leanRouter(): Plugin {
  let marked = 0;
  const found = new Set<string>();
  return {
    name: 'carecircle:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? path.join(production, 'index.mjs') : null),
    transform(code, id) {
      if (!id.startsWith(production)) return null;
      const lean = withPureMakers(code);
      if (lean !== code) marked += 1;
      return { code: withoutOtherModes(lean, (name) => found.add(name)), map: null };
    },
    buildEnd(error) {
      if (error || (marked > 0 && found.size === Object.keys(otherModes).length)) return;
      this.error(`React Router has changed: look at how ${production} is written now.`);
    },
  };
}

/** Contexts and components made at the top of a module are marked as pure, names for developer tools are left out. */
export function withPureMakers(code: string): string {
  return code
    .replace(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}

/** Their functions are still there under another name, which nothing calls: the bundler takes them away with all that they need. */
export function withoutOtherModes(code: string, onFound: (name: string) => void): string {
  return Object.entries(otherModes).reduce(
    (text, [name, given]) =>
      text.replace(`\nfunction ${name}(`, () => {
        onFound(name);
        return `\nfunction ${name}() { return ${given}; }\nfunction ${name}OfOtherModes(`;
      }),
    code,
  );
}

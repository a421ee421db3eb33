import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { matchPath } from '@carecircle/contracts';

const patterns = [
  '/chat',
  '/chat/:memberId?',
  '/circle/member/:memberId',
  '/more/:page',
  '/vault/*',
  '/a/:b/c/:d',
];
const paths = [
  ...['/', '/chat', '/chat/', '/chat/ben', '/chat/ben/more', '/chat/a%20b', '/chat/%E0%A4%A'],
  ...['/circle/member', '/circle/member/ana', '/circle/member/ana%2Fr', '/more/account', '/more'],
  ...['/vault', '/vault/', '/vault/taxes', '/vault/taxes/2026', '/vaults', '/a/1/c/2', '/a/1/c', '/a/1/d/2'],
];

it.each(patterns)('MFE-5 shell, server and router read %s alike', (pattern) => {
  for (const path of paths) {
    const match = matchRoutes([{ path: pattern }], path)?.[0] ?? null;
    const params = match && Object.entries(match.params).filter(([, value]) => value !== undefined);
    expect([path, matchPath(pattern, path)]).toEqual([path, params && Object.fromEntries(params)]);
  }
});

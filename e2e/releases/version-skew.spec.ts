import type { Browser, BrowserContext } from '@playwright/test';
import { onlyWhole } from '../depth';
import { circleOfTwo } from '../product/person';
import { remotes, type Age } from './ages';
import { borderJourneys } from './border-journeys';
import { expect, test, type SkewedProduct } from './skewed-product';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 240_000 });

// The live one first: the candidate takes over its data, as at a deployment.
for (const shell of ['live', 'candidate'] as const) {
  test(`REL-5 MFE-2 all remotes live in the ${shell} shell`, onlyWhole, async ({ skew, browser }) => {
    await expectGood(browser, await skew.runWith(shell), remotes, 'live');
  });
  for (const age of ['previous', 'candidate'] as const) {
    for (const remote of remotes)
      test(`REL-5 MFE-2 ${remote} ${age} in the ${shell} shell`, onlyWhole, async ({ skew, browser }) => {
        await expectGood(browser, await skew.runWith(shell), [remote], age);
      });
    test(`REL-5 MFE-2 all remotes ${age} in the ${shell} shell`, onlyWhole, async ({ skew, browser }) => {
      await expectGood(browser, await skew.runWith(shell), remotes, age);
    });
  }
}

/** The journeys of what was moved go well, in pages of these very versions, without a word of complaint. */
async function expectGood(browser: Browser, skewed: SkewedProduct, moved: readonly string[], age: Age) {
  const { product, commits, versionOf } = skewed;
  const { annotations } = test.info();
  annotations.push({
    type: 'live, previous',
    description: commits.join() || 'this checkout, under other versions',
  });
  const refused = moved.map((remote) => skewed.publish(remote, age)).filter((each) => each !== null);
  if (age === 'candidate' && skewed.shell === 'live' && refused.length > 0) {
    // It uses what only the next shell has, and was told so when it was published: it goes out after that.
    for (const each of refused)
      expect(each).toMatch(/^Refused: .*(which the shell has not|which nobody tells here)/s);
    annotations.push({ type: 'refused', description: refused.join() });
    return;
  }
  expect(refused).toEqual([]);
  skewed.serve(moved, age);
  for (const remote of moved) {
    const { ana, ben, circle } = await circleOfTwo(browser, product);
    const seen = [watch(ana.context), watch(ben.context)];
    await borderJourneys[remote]?.({ ana, ben, circleId: circle.id });
    await expect(ana.page.locator('script[type="module"][src]').first()).toHaveAttribute(
      'src',
      `/${skewed.shellEntry}`,
    );
    const ran = new Set(seen.flatMap(({ releases }) => [...releases]));
    const expected = remotes.map((each) => `${each} ${versionOf(each, moved.includes(each) ? age : 'live')}`);
    expect([...ran].filter((each) => !expected.includes(each))).toEqual([]);
    expect(ran).toContain(`${remote} ${versionOf(remote, age)}`);
    expect(seen.flatMap(({ complaints }) => complaints)).toEqual([]);
    await Promise.all([ana.context.close(), ben.context.close()]);
  }
}

interface Seen {
  /** Remotes with the versions that the pages fetched code of. One that is refused or fails is followed by another one. */
  releases: Set<string>;
  complaints: string[];
}

function watch(context: BrowserContext): Seen {
  const seen: Seen = { releases: new Set(), complaints: [] };
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, remote, version] = /^\/releases\/(mfe-[^/]+)\/([^/]+)\/.*\.js$/.exec(pathname) ?? [];
    if (remote && version) seen.releases.add(`${remote} ${version}`);
  });
  context.on('console', (said) => said.type() === 'error' && seen.complaints.push(said.text()));
  context.on('weberror', (error) => seen.complaints.push(error.error().message));
  return seen;
}

import { test } from '../base-test';
import { isWhole } from '../depth';
import { checkSight, nameOf, sightsOf } from './check-sight';
import { nameOfLook } from './looks';
import { openPage, type Sight } from './open-screen';
import { screens } from './screens';
import { visitorOf } from './visitors';

// A few of them take less than what each further worker needs for its product and its visitors.
test.describe.configure({ mode: isWhole ? 'parallel' : 'default' });

// What has the same look and the same visitor comes one after the other, so that one page serves for all of it.
const sights = screens.flatMap(sightsOf).sort((a, b) => pageOf(a).localeCompare(pageOf(b)));

for (const sight of sights)
  test(`ALL-1 ${nameOf(sight)}`, async ({ browser, shown: { product, visitors }, cachedPage }, info) => {
    const { screen, state, look } = sight;
    const opening = { browser, product, signedIn: visitors[visitorOf(screen, state)] };
    const opened = await cachedPage(pageOf(sight), () => openPage(look, opening));
    await checkSight(opened, sight, info);
  });

function pageOf({ screen, state, look }: Sight): string {
  return `${nameOfLook(look)} ${visitorOf(screen, state)}`;
}

import type { ReleaseChoice } from '@carecircle/contracts';
import { stopWork, wakeRemote } from './background-work';
import { fetchChoices } from './fetch-choices';
import { remountPages } from './page-applications';
import { currentRegistry, exchangeRelease } from './registry';
import { removeStylesheets } from './stylesheets';
import { whenSafe } from './when-safe';

/** All pages hear of a release in the same moment: each asks a little later than the others. */
const spreadMs = 2_000;

let following: Promise<void> | null = null;
let isAsked = false;

/**
 * Looks what is served to this circle now and exchanges in the open page what has changed (REL-3), at a safe moment and without a
 * reload. What is heard of meanwhile is looked at afterwards.
 */
export function followReleases(waitMs = Math.random() * spreadMs): void {
  isAsked = true;
  following ??= follow(waitMs).finally(() => (following = null));
}

async function follow(waitMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  while (isAsked) {
    isAsked = false;
    const changed = await fetchChoices().then(
      (choices) => choices.filter(isChanged),
      (error: unknown) => {
        console.error('what is served now could not be read', error);
        return [];
      },
    );
    if (changed.length === 0) continue;
    await whenSafe();
    // Another release may have come, or this one gone, while somebody was typing.
    if (isAsked) continue;
    for (const choice of changed) await exchange(choice);
  }
}

/** Whether the page has another version of a remote, or another one that would stand in. */
function isChanged(choice: ReleaseChoice): boolean {
  const before = currentRegistry().sources.get(choice.remote)?.choice;
  return versionOf(before) !== versionOf(choice) || standInOf(before) !== standInOf(choice);
}

/** A failure leaves everything as it is. */
async function exchange(choice: ReleaseChoice): Promise<void> {
  const before = currentRegistry().sources.get(choice.remote)?.choice;
  const isOther = versionOf(before) !== versionOf(choice);
  try {
    if (!isOther) return exchangeRelease(choice);
    await putInPlace(choice);
    if (before) removeStylesheets(before.current);
  } catch (error) {
    console.error(`${choice.remote} ${versionOf(choice)}: could not be exchanged in the open page`, error);
  }
}

/** Shows a remote from its release once more, which has changed where it lies (MFE-9). */
export async function remountRemote(remote: string): Promise<void> {
  const choice = currentRegistry().sources.get(remote)?.choice;
  if (choice) await putInPlace(choice);
}

async function putInPlace(choice: ReleaseChoice): Promise<void> {
  const { remote } = choice;
  stopWork(remote);
  exchangeRelease(choice);
  await remountPages(remote);
  const source = currentRegistry().sources.get(remote);
  if (source) await wakeRemote(source);
}

function versionOf(choice: ReleaseChoice | undefined): string {
  return choice?.current.manifest.version ?? '';
}

function standInOf(choice: ReleaseChoice | undefined): string {
  return choice?.previous?.manifest.version ?? '';
}

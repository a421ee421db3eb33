import type { Browser } from '@playwright/test';
import { copyInstallation, type Installation } from '../../product/copy-installation';
import { startProduct, type Product } from '../../product/start-product';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import { enterDemo } from '../member';
import { measureLoad, openBrowser, type Load } from './measure-load';
import { measureRemotes } from './measure-remotes';
import { singleBundle } from './single-bundle';

/**
 * The product and the same source in one bundle, loaded in turn by a slow phone on a slow line. Five rounds do not tell a limit of
 * 5 % from the noise of a machine.
 */
const rounds = 13;

interface Contender {
  installation: Installation;
  product: Product;
  cookie: string;
}

export default async function load(): Promise<Figure[]> {
  const contenders = {
    product: await start(copyInstallation()),
    whole: await start(singleBundle('whole')),
    firstScreen: await start(singleBundle('first-screen')),
  };
  const browser = await openBrowser();
  try {
    const home = await loadInTurn(browser, contenders);
    const signIn = await loadSignIn(browser, contenders.product.product);
    return [
      ...firstScreenFigures(home),
      ...signInFigures(signIn),
      ...(await measureRemotes(contenders.product.product, contenders.product.cookie)),
    ];
  } finally {
    await browser.close();
    for (const { product, installation } of Object.values(contenders)) {
      await product.dispose();
      installation.remove();
    }
  }
}

async function start(installation: Installation): Promise<Contender> {
  const product = await startProduct({ DEMO: 'on' }, installation.serverEntry);
  const { cookie } = await enterDemo(product.origin, 'ana');
  return { installation, product, cookie };
}

type Loads = Record<'product' | 'whole' | 'firstScreen', Load>;

async function loadInTurn(browser: Browser, contenders: Record<keyof Loads, Contender>): Promise<Loads> {
  const taken: Record<keyof Loads, Load[]> = { product: [], whole: [], firstScreen: [] };
  const names = Object.keys(taken) as (keyof Loads)[];
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { product, cookie } = contenders[name];
      const visit = { origin: product.origin, path: '/dashboard', cookie, completeAt: dashboardCompleteAt };
      const load = await measureLoad(browser, visit);
      if (round > 0) taken[name].push(load);
    }
  }
  return Object.fromEntries(names.map((name) => [name, medianLoad(taken[name])])) as Loads;
}

async function loadSignIn(browser: Browser, { origin }: Product): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    loads.push(await measureLoad(browser, { origin, path: '/login', completeAt: signInCompleteAt }));
  }
  return medianLoad(loads.slice(1));
}

/** Every tile of the demo circle shows its value, and nothing is a skeleton. */
function dashboardCompleteAt(): number | null {
  const tiles = document.querySelectorAll('main article h3');
  const isComplete = tiles.length >= 3 && !document.querySelector('main [data-waiting]');
  return isComplete ? performance.timeOrigin + performance.now() : null;
}

function signInCompleteAt(): number | null {
  const hasField = document.querySelector('input[autocomplete="current-password"]') !== null;
  return hasField && document.readyState === 'complete' ? performance.timeOrigin + performance.now() : null;
}

function medianLoad(loads: readonly Load[]): Load {
  const keys = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  return Object.fromEntries(
    keys.map((key) => [key, medianOf(loads.map((load) => load[key]))]),
  ) as unknown as Load;
}

function firstScreenFigures({ product, whole, firstScreen }: Loads): Figure[] {
  const kilobytes = { measured: product.kilobytes, unit: 'kB' };
  const paint = { measured: product.largestPaintMs, unit: 'ms' };
  return [
    { promise: 'First signed-in screen, cold: kB', ...kilobytes, limit: { atMost: 185, of: 'measured' } },
    {
      promise: 'First signed-in screen: requests',
      measured: product.requests,
      unit: '',
      limit: { atMost: 16, of: 'measured' },
    },
    {
      promise: 'Its bytes against one bundle of everything',
      ...kilobytes,
      baseline: whole.kilobytes,
      limit: { atMost: 1.0, of: 'ratio' },
    },
    {
      promise: 'Its bytes against one bundle of only this screen',
      ...kilobytes,
      baseline: firstScreen.kilobytes,
      limit: { atMost: 1.0, of: 'ratio' },
    },
    {
      promise: 'Its largest paint against one bundle of everything',
      ...paint,
      baseline: whole.largestPaintMs,
      limit: { atMost: 1.05, of: 'ratio' },
    },
    {
      promise: 'Its largest paint against one bundle of only this screen',
      ...paint,
      baseline: firstScreen.largestPaintMs,
      limit: { atMost: 1.05, of: 'ratio' },
    },
    {
      promise: 'Its waves against one bundle',
      measured: product.waves,
      unit: '',
      baseline: whole.waves,
      limit: { atMost: 1, of: 'ratio' },
    },
  ];
}

function signInFigures(signIn: Load): Figure[] {
  return [
    {
      promise: 'Sign-in, cold: kB before the first paint',
      measured: signIn.kilobytesBeforePaint,
      unit: 'kB',
      limit: { atMost: 20, of: 'measured' },
    },
    {
      promise: 'Sign-in: kB in all',
      measured: signIn.kilobytes,
      unit: 'kB',
      limit: { atMost: 120, of: 'measured' },
    },
    { promise: 'Sign-in: first paint', measured: signIn.firstPaintMs, unit: 'ms' },
  ];
}

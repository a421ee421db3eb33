import type { Browser, Page } from '@playwright/test';
import { languageNames, type Language } from '@carecircle/contracts';
import type { Figure } from '../figure';
import { medianOf } from '../interleave';
import type { Member } from '../member';
import { tap } from '../navigation/finger';
import { openTour, requireNoReload } from '../navigation/tour';
import { openPhone } from '../open-browser';
import { paintedAfterPress } from './painted';

/** What the settings and the navigation below them, which are different applications, say in each language. */
const words: Readonly<Record<Language, { settings: string; navigation: string }>> = {
  en: { settings: 'Language and region', navigation: 'Home' },
  es: { settings: 'Idioma y región', navigation: 'Inicio' },
  fr: { settings: 'Langue et région', navigation: 'Accueil' },
  de: { settings: 'Sprache und Region', navigation: 'Start' },
  it: { settings: 'Lingua e regione', navigation: 'Inizio' },
  pt: { settings: 'Idioma e região', navigation: 'Início' },
};
const others = (Object.keys(words) as Language[]).filter((language) => language !== 'en');

/** From the choice of a language to the frame that shows the settings and the navigation in it: as it comes first, and later. */
export async function measureLanguages(browser: Browser, origin: string, member: Member): Promise<Figure[]> {
  const page = await openPhone(browser, origin, member);
  await openTour(page, '/more/app-settings');
  const [first, later]: [number[], number[]] = [[], []];
  for (const language of others) {
    first.push(await choose(page, language));
    later.push(await choose(page, 'en'), await choose(page, language), await choose(page, 'en'));
  }
  await requireNoReload(page);
  await page.context().close();
  return [
    {
      promise: 'The language changes to one whose words are there',
      ...{ measured: medianOf(later), unit: 'ms' },
      limit: { atMost: 100, of: 'measured' },
    },
    {
      promise: 'The language changes to one whose words come over the net',
      ...{ measured: medianOf(first), unit: 'ms' },
    },
  ];
}

async function choose(page: Page, language: Language): Promise<number> {
  const { settings, navigation } = words[language];
  const says = (place: string, text: string) =>
    `[...document.querySelectorAll('${place}')].some((part) => part.textContent.includes('${text}'))`;
  const painted = paintedAfterPress(page, `${says('main', settings)} && ${says('nav', navigation)}`);
  await tap(page.getByRole('main').getByText(languageNames[language], { exact: true }));
  const tookMs = await painted;
  await page.waitForLoadState('networkidle');
  return tookMs;
}

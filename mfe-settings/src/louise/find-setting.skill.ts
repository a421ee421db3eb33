import { routePath, type Skill } from '@carecircle/remote-kit';
import { saysAny } from '@carecircle/remote-kit/questions';
import type en from './messages/en.json';

/** Where something is set, by the words that ask for it; the first that fits. */
const topics = [
  { topic: 'language', route: 'appSettings' },
  { topic: 'dark', route: 'appSettings' },
  { topic: 'size', route: 'appSettings' },
  { topic: 'time', route: 'appSettings' },
  { topic: 'offline', route: 'appSettings' },
  { topic: 'account', route: 'account' },
  { topic: 'circle', route: 'circleSettings' },
] as const;

export const findSetting: Skill<Extract<keyof typeof en, string>> = {
  description:
    'Where a setting is: language, dark mode, font size, time and date formats, offline, account, circle.',
  answer: async ({ words }, { t }) => {
    const found = topics.find(({ topic }) => saysAny(words, t(`topic.${topic}`)));
    const [route, text] = found
      ? [found.route, t(`setting.${found.topic}`)]
      : (['more', t('setting.other')] as const);
    const href = routePath(route);
    return { text, links: href === null ? [] : [{ text: t(`link.${route}`), href }] };
  },
};

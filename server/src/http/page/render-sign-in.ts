import { defaultPreferences } from '@carecircle/contracts';
import { escapeAttribute } from './escape-html';
import type { ShellBuild } from './shell-build';
import { fontTags } from './web-font';

interface SignInOptions {
  shell: ShellBuild;
  language: string;
  hasDemo: boolean;
  /** Whether Google sign-in is set up; else its button says so (AUTH-2). */
  hasGoogle: boolean;
  /** Whether this browser holds the web font. */
  holdsFont: boolean;
}

/** The page that strangers see first: ready to read and to use without the app (AUTH-1). */
export function renderSignIn({ shell, language, hasDemo, hasGoogle, holdsFont }: SignInOptions): string {
  const { script, style, markup } = shell.signIn;
  const page = markup[language];
  if (!page) throw new Error(`The sign-in page does not speak ${language}`);
  const integrityOf = (path: string) => shell.files.find((file) => file.path === path)?.integrity ?? '';
  const parts: Record<string, string> = {
    '<html lang="en">': `<html lang="${language}" data-theme="light" data-accent="${defaultPreferences.theme}" data-font-size="${defaultPreferences.fontSize}"${hasGoogle ? '' : ' data-google="off"'}>`,
    '<title>CareCircle</title>': `<title>${escapeAttribute(page.title)} · CareCircle</title>`,
    '<!-- page:head -->': [
      `<script type="module" src="/${script}" integrity="${integrityOf(script)}" crossorigin></script>`,
      `<link rel="stylesheet" href="/${style}" integrity="${integrityOf(style)}" crossorigin>`,
      ...fontTags(shell, holdsFont),
    ].join('\n    '),
    '<div id="root"></div>': hasDemo ? page.demo : page.plain,
    '<!-- page:boot -->': '',
  };
  return Object.entries(parts).reduce((html, [mark, part]) => html.replace(mark, () => part), shell.template);
}

import { FingerprintIcon, LanguagesIcon, SparklesIcon } from '@carecircle/ui/icons';
import { PlainButton, PlainField } from '@carecircle/ui/plain';
import { languageNames, languages, type Language } from '@carecircle/contracts';
import accountCss from '../account/account.module.css';
import frameCss from '../account/public-frame.module.css';
import { Welcome } from '../account/welcome';
import { Brand } from '../chrome/brand';
import titleCss from '../chrome/page-title.module.css';
import { noteAttributes } from './note-attributes';
import { refusalAttributes } from './refusal-attributes';
import { RichWord } from './rich-word';
import type { SignInWords } from './sign-in-words';
import css from './sign-in.module.css';

interface SignInPageProps {
  words: SignInWords;
  language: Language;
  hasDemo: boolean;
}

/**
 * The page that strangers see first, as plain markup: the build renders it in each language, the server sends it ready, and
 * `sign-in.ts` makes it work. Nothing of the app is loaded before somebody signs in (AUTH-1, ALL-4).
 */
export function SignInPage({ words, language, hasDemo }: SignInPageProps) {
  const w = (key: keyof SignInWords) => words[key];
  return (
    <div className={`${frameCss.frame} ${frameCss.welcoming}`}>
      <Welcome word={w} />
      <div className={frameCss.page}>
        <header className={frameCss.bar}>
          <span className={frameCss.brand}>
            <Brand />
          </span>
          <details className={css.languages}>
            <summary aria-label={`${w('language.label')}: ${languageNames[language]}`}>
              <LanguagesIcon />
              {languageNames[language]}
            </summary>
            <nav aria-label={w('language.label')}>
              {languages.map((id) => (
                <a
                  key={id}
                  href={`/login?language=${id}`}
                  lang={id}
                  hrefLang={id}
                  aria-current={id === language ? 'true' : undefined}
                  data-keeps-search
                >
                  {languageNames[id]}
                </a>
              ))}
            </nav>
          </details>
        </header>
        <main id="main" className={frameCss.main}>
          <div className={accountCss.head}>
            <h1 className={titleCss.title}>{w('login.title')}</h1>
            <p className={accountCss.promise}>{w('welcome.title')}</p>
          </div>
          <p id="note" role="status" className={css.note} {...noteAttributes(words)} />
          <form id="sign-in" noValidate className={css.form} {...refusalAttributes(words)}>
            <div role="alert" className={css.alert} />
            <PlainField
              name="email"
              label={w('login.email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              data-missing={w('field.email')}
            />
            <PlainField
              name="password"
              label={w('login.password')}
              type="password"
              autoComplete="current-password"
              showLabel={w('login.showPassword')}
              data-missing={w('field.password')}
            />
            <a href="/forgot-password" className={`${css.link} ${css.forgot}`}>
              {w('login.forgot')}
            </a>
            <PlainButton type="submit" variant="primary" isFullWidth>
              {w('login.submit')}
            </PlainButton>
          </form>
          <SecondStep words={words} />
          <form id="passkey" hidden className={css.form} data-failed={w('login.passkeyFailed')}>
            <PlainButton type="submit" icon={FingerprintIcon} isFullWidth>
              {w('login.passkey')}
            </PlainButton>
            <div role="alert" className={css.alert} />
          </form>
          <a id="google" href="/api/account/google" className={accountCss.google} data-keeps-search>
            {w('login.google')}
            <small className={css.unconfigured}>{w('google.unconfigured')}</small>
          </a>
          <p>
            <RichWord text={w('login.new')} href="/signup" />
          </p>
          {hasDemo ? <Demo words={words} /> : null}
          <p className={accountCss.security}>
            <RichWord text={w('login.security')} href="/privacy" />
          </p>
        </main>
      </div>
    </div>
  );
}

/** Shown once the password was right, where the account asks for a code too. */
function SecondStep({ words }: { words: SignInWords }) {
  return (
    <form id="second-step" hidden noValidate className={css.form} {...refusalAttributes(words)}>
      <div role="alert" className={css.alert} />
      <p>{words['login.codeText']}</p>
      <PlainField
        name="code"
        label={words['login.code']}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        data-missing={words['login.codeWrong']}
      />
      <PlainButton type="submit" variant="primary" isFullWidth>
        {words['login.submit']}
      </PlainButton>
    </form>
  );
}

function Demo({ words }: { words: SignInWords }) {
  return (
    <form id="demo" className={accountCss.demo} {...refusalAttributes(words)}>
      <p className={accountCss.or}>{words['login.or']}</p>
      <PlainButton type="submit" icon={SparklesIcon} isFullWidth>
        {words['login.demo']}
      </PlainButton>
      <p className={accountCss.note}>{words['login.demoNote']}</p>
      <div role="alert" className={css.alert} />
    </form>
  );
}

import { PageTitle } from '../chrome/page-title';
import { useMessages } from '../words';
import { DemoEntry } from './demo-entry';
import { InAppLink } from './in-app-link';
import { PublicFrame } from './public-frame';
import { SignInForm } from './sign-in-form';
import css from './account.module.css';

interface LoginPageProps {
  hasDemo: boolean;
}

/** Sign in with email and password, or look at the demo circle (AUTH-1, ALL-4). */
export default function LoginPage({ hasDemo }: LoginPageProps) {
  const t = useMessages();
  return (
    <PublicFrame isWelcoming>
      <div className={css.head}>
        <PageTitle>{t('login.title')}</PageTitle>
        <p className={css.promise}>{t('welcome.title')}</p>
      </div>
      <SignInForm />
      <p>{t.rich('login.new', { link: (text) => <InAppLink to="/signup">{text}</InAppLink> })}</p>
      {hasDemo ? <DemoEntry /> : null}
      <p className={css.security}>
        {t.rich('login.security', { link: (text) => <InAppLink to="/privacy">{text}</InAppLink> })}
      </p>
    </PublicFrame>
  );
}

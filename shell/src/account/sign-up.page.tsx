import { PageTitle } from '../chrome/page-title';
import { useLaterMessages } from '../later/later-messages';
import { InAppLink } from './in-app-link';
import { PublicFrame } from './public-frame';
import { SignUpForm } from './sign-up-form';

/** Create an account (AUTH-1). */
export default function SignUpPage() {
  const t = useLaterMessages();
  return (
    <PublicFrame isWelcoming>
      <PageTitle>{t('signUp.title')}</PageTitle>
      <SignUpForm />
      <p>{t.rich('signUp.known', { link: (text) => <InAppLink to="/login">{text}</InAppLink> })}</p>
    </PublicFrame>
  );
}

import { legalVersion } from '@carecircle/contracts';
import { Banner, Stack, Text } from '@carecircle/ui';
import { PageTitle } from '../chrome/page-title';
import { useLaterMessages } from '../later/later-messages';
import { InAppLink } from './in-app-link';
import { legalLinks } from './legal-links';
import { PublicFrame } from './public-frame';
import { SignUpForm } from './sign-up-form';
import css from './account.module.css';

/** Create an account (AUTH-1). */
export default function SignUpPage() {
  const t = useLaterMessages();
  return (
    <PublicFrame isWelcoming>
      <PageTitle>{t('signUp.title')}</PageTitle>
      <GoogleNote />
      <SignUpForm />
      <Stack gap={2}>
        <a className={css.google} href={`/api/account/google?terms=${legalVersion}`}>
          {t('google.signUp')}
        </a>
        <Text size="small" tone="soft">
          {t.rich('google.accept', legalLinks)}
        </Text>
      </Stack>
      <p>{t.rich('signUp.known', { link: (text) => <InAppLink to="/login">{text}</InAppLink> })}</p>
    </PublicFrame>
  );
}

const outcomes = ['unconfigured', 'unreachable', 'unknown'] as const;

/** How a sign-up with Google went, as the address says (AUTH-2). */
function GoogleNote() {
  const t = useLaterMessages();
  const told = new URLSearchParams(location.search).get('google');
  const outcome = outcomes.find((known) => known === told);
  return outcome ? <Banner>{t(`google.${outcome}`)}</Banner> : null;
}

import type { ReactNode } from 'react';
import { LoadPage } from './account/load-page';
import SignUpPage from './account/sign-up.page';
import LegalPage from './legal/legal.page';
import NoCirclePage from './onboarding/no-circle.page';
import OnboardingPage from './onboarding/onboarding.page';
import type { OutsideProps } from './outside';

/** The screens outside of a circle. */
export default function OutsideApp({ path, session }: OutsideProps): ReactNode {
  if (path === '/terms') return <LegalPage document="terms" />;
  if (session)
    return path === '/circle' ? <NoCirclePage session={session} /> : <OnboardingPage session={session} />;
  if (path === '/privacy') return <LegalPage document="privacy" />;
  return path === '/signup' ? <SignUpPage /> : <LoadPage />;
}

import { SessionsSection } from './sessions-section';
import { SignInsSection } from './sign-ins-section';
import css from './security.module.css';

/** /more/account/sign-ins: where this person is signed in, and who came in or tried to (AUTH-5). */
export default function SignInsPage() {
  return (
    <div className={css.page}>
      <SessionsSection />
      <SignInsSection />
    </div>
  );
}

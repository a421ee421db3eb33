import { legalVersion } from '@carecircle/contracts';
import { localeOf } from '@carecircle/remote-kit';
import { Button, Heading, Skeleton } from '@carecircle/ui';
import { ArrowLeftIcon } from '@carecircle/ui/icons';
import { PublicFrame } from '../account/public-frame';
import { PageTitle } from '../chrome/page-title';
import { usePageLanguage } from '../session/signed-out-language';
import { useLaterMessages } from '../later/later-messages';
import { useLegalText } from './use-legal-text';
import type { LegalSection } from './legal-text';
import css from './legal.module.css';

interface LegalPageProps {
  document: 'terms' | 'privacy';
}

/** The terms or the privacy policy, in the version that is accepted at sign-up (AUTH-1). */
export default function LegalPage({ document }: LegalPageProps) {
  const t = useLaterMessages();
  const text = useLegalText(document);
  const date = useVersionDate();
  return (
    <PublicFrame isWide>
      <header className={css.head}>
        <PageTitle>{t(`legal.${document}`)}</PageTitle>
        <p className={css.version}>{t('legal.version', { date })}</p>
      </header>
      {text ? (
        <article className={css.text}>
          <p className={css.intro}>{text.intro}</p>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </article>
      ) : (
        <Skeleton shape="line" count={12} />
      )}
      {history.length > 1 ? (
        <div>
          <Button icon={ArrowLeftIcon} onPress={() => history.back()}>
            {t('legal.back')}
          </Button>
        </div>
      ) : null}
    </PublicFrame>
  );
}

function Section({ section: { id, title, paragraphs, points } }: { section: LegalSection }) {
  return (
    <section id={id} className={css.section}>
      <Heading level={2}>{title}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points ? (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function useVersionDate(): string {
  const locale = localeOf(usePageLanguage());
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(legalVersion),
  );
}

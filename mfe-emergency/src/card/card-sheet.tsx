import type { CardContent, EmergencyCard } from '@carecircle/contracts';
import { retryableLazy, useFormats } from '@carecircle/remote-kit';
import { Skeleton, TextLink } from '@carecircle/ui';
import { useMessages } from '../words';
import { CardList } from './card-list';
import css from './card.module.css';

const QrCode = retryableLazy(() => import('@carecircle/ui/qr-code'), <Skeleton shape="card" />);

/** The card itself, as it stands on the screen and on one page of paper. */
export function CardSheet({ card: { content, link } }: { card: EmergencyCard }) {
  const t = useMessages();
  const formats = useFormats();
  const url = link && `${location.origin}${link.path}`;
  return (
    <article className={css.sheet} aria-label={t('card.of', { name: content.name })}>
      <header className={css.head}>
        <div className={css.person}>
          <p className={css.kind}>{t('card.title')}</p>
          <h2 className={css.name}>{content.name}</h2>
          <PersonFacts content={content} />
        </div>
        {url ? (
          <div className={css.code}>
            <QrCode text={url} label={t('card.qr', { name: content.name })} />
          </div>
        ) : null}
      </header>
      <div className={css.lists}>
        <CardList title={t('card.allergies')} items={content.allergies.map((text) => ({ text }))} isStrong />
        <CardList title={t('card.conditions')} items={content.conditions.map((text) => ({ text }))} />
        <CardList title={t('card.medications')} items={useMedications(content)} />
        <CardList
          title={t('card.contacts')}
          items={content.contacts.map(({ name, relationship, phone }) => ({
            text: name,
            note: t(`relationship.${relationship}`),
            phone,
          }))}
        />
        {content.doctors?.length !== 0 ? (
          <CardList
            title={t('card.doctors')}
            items={content.doctors?.map(({ name, phone }) => ({ text: name, phone })) ?? null}
          />
        ) : null}
        {content.insurers.length > 0 ? (
          <CardList
            title={t('card.insurers')}
            items={content.insurers.map(({ name, policyNumber }) => ({ text: name, note: policyNumber }))}
          />
        ) : null}
      </div>
      <footer className={css.foot}>
        <TextLink isStandalone href={`tel:${content.emergencyNumber}`}>
          {t('call.emergency', { number: content.emergencyNumber })}
        </TextLink>
        <span>{t('card.asOf', { time: formats.dateTime(content.asOf) })}</span>
      </footer>
    </article>
  );
}

function PersonFacts({ content: { birthDate, languages, homeAddress } }: { content: CardContent }) {
  const t = useMessages();
  const formats = useFormats();
  const names = new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'language' });
  const spoken = languages.map((code) => names.of(code) ?? code);
  const facts = [
    birthDate && t('card.born', { day: formats.date(birthDate, 'medium') }),
    spoken.length > 0 && t('card.speaks', { languages: formats.list(spoken) }),
    homeAddress,
  ];
  return facts.map((fact) => (fact ? <p key={fact}>{fact}</p> : null));
}

function useMedications({ medications }: CardContent) {
  const t = useMessages();
  const formats = useFormats();
  return (
    medications?.map(({ name, strength, dosage, times, isAsNeeded }) => ({
      text: [name, strength].filter(Boolean).join(' '),
      note: [dosage, isAsNeeded ? t('card.asNeeded') : times.map(formats.time).join(', ')]
        .filter(Boolean)
        .join(' · '),
    })) ?? null
  );
}

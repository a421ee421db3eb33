import type { Recipient } from '@carecircle/contracts';
import { useMembers } from '@carecircle/remote-kit';
import { Avatar, LinkButton, Section, Text } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { formatPhoneNumber } from '@carecircle/ui/phone-number';
import { familyToCall } from './family-to-call';
import { useForYouWords } from './for-you-words';
import css from './for-you.module.css';

/** Real calls, which need no server: one link for each member with a telephone number. */
export function FamilyCalls({ recipient }: { recipient: Recipient }) {
  const t = useForYouWords();
  const family = familyToCall(useMembers(), recipient);
  return (
    <Section title={t('calls')}>
      {family.length === 0 ? <Text size="heading">{t('calls.none')}</Text> : null}
      {family.length > 0 ? (
        <ul className={css.calls}>
          {family.map(({ id, name, phone }) => (
            <li key={id}>
              <LinkButton href={`tel:${phone}`} size="large" icon={PhoneIcon} isFullWidth>
                <span className={css.call}>
                  <Avatar id={id} name={name} />
                  <span>
                    {t('call-member', { name })}{' '}
                    <span className={css.number}>{formatPhoneNumber(phone)}</span>
                  </span>
                </span>
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

import { useEffect } from 'react';
import type { HelpRequest } from '@carecircle/contracts';
import { useFormats, useMemberName, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Banner, Button, Inline, Stack, Text, TextLink, announce } from '@carecircle/ui';
import { AlertIcon, HandIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CallLinks } from './call-links';
import css from './help-card.module.css';
import { useOnIt } from './use-on-it';

// The card is drawn anew on other screens; what was spoken once stays spoken.
const spoken = new Set<string>();

/** Notes longer than this are cut; the whole of them is in the list of check-ins. */
const wholeNotes = 240;

/** Who needs help, who says so, and who is on it. */
export function HelpCard({ help }: { help: HelpRequest }) {
  const t = useMessages();
  const { relative } = useFormats();
  const { person, recipients } = useSession();
  const { checkInId, recipientId, askedBy, overLinkBy, askedAt, onItId, notes } = help;
  const { claiming, handing, claim, handBack } = useOnIt(help);
  const checkIns = useRoutePath('check-in');
  const askedByName = useMemberName(askedBy);
  const onItName = useMemberName(onItId);
  const name = recipients.find(({ id }) => id === recipientId)?.name ?? '';
  const needs = t('help.needed', { name });
  const isMine = onItId === person.id;
  const isOnIt = onItId !== null;
  const asked = { name: overLinkBy ?? askedByName, time: relative(askedAt) };
  const onIt = isMine ? t('plan.on-it.you') : t('plan.on-it', { name: onItName });

  useEffect(() => {
    const key = `${checkInId} ${onItId ?? ''}`;
    if (spoken.has(key)) return;
    spoken.add(key);
    announce(isOnIt ? `${needs} ${onIt}` : needs, 'assertive');
  }, [checkInId, onItId, isOnIt, needs, onIt]);

  return (
    <section aria-label={needs}>
      <Banner
        tone={isOnIt ? 'done' : 'danger'}
        icon={isOnIt ? HandIcon : AlertIcon}
        title={isOnIt ? onIt : needs}
        action={
          <Inline gap={2}>
            {isOnIt ? null : (
              <Button
                variant="primary"
                icon={HandIcon}
                aria-label={t('plan.claim.of', { name })}
                isPending={claiming.isPending}
                onPress={claim}
                {...claiming.gate.button}
              >
                {t('plan.claim')}
              </Button>
            )}
            {isOnIt && !isMine ? null : <CallLinks help={help} />}
            {isMine ? (
              <Button
                aria-label={t('plan.hand-back.of', { name })}
                isPending={handing.isPending}
                onPress={handBack}
                {...handing.gate.button}
              >
                {t('plan.hand-back')}
              </Button>
            ) : null}
          </Inline>
        }
      >
        <Stack gap={1}>
          {isOnIt ? <span>{needs}</span> : null}
          {notes ? <p className={css.notes}>{notes}</p> : null}
          {notes.length > wholeNotes && checkIns ? (
            <TextLink href={checkIns}>{t('help.read-on')}</TextLink>
          ) : null}
          <Text size="small" tone="soft">
            {t('help.asked', asked)}
          </Text>
        </Stack>
      </Banner>
    </section>
  );
}

import type { Recipient } from '@carecircle/contracts';
import { Section } from '@carecircle/ui';
import { SubmittedStage } from '../sent-check-ins/submitted-stage';
import { UnsentCheckIns } from '../sent-check-ins/unsent-check-ins';
import { useMessages } from '../words';
import { useForYouWords } from './for-you-words';
import { OwnAnswers } from './own-answers';
import { SaidToday } from './said-today';

/** How somebody cared for says themselves how they are. */
export function OwnCheckIn({ recipient }: { recipient: Recipient }) {
  const t = useForYouWords();
  const area = useMessages();
  return (
    <Section title={t('today')}>
      <UnsentCheckIns />
      <SaidToday recipient={recipient} />
      <SubmittedStage label={area('check-in.new')}>
        {(show) => <OwnAnswers key={recipient.id} recipient={recipient} onSubmitted={show} />}
      </SubmittedStage>
    </Section>
  );
}

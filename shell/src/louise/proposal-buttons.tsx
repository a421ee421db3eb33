import { Button, Text } from '@carecircle/ui';
import { CheckIcon } from '@carecircle/ui/icons';
import type { Conversation, Message } from './conversation';
import { useLouiseWords } from './louise-words';
import css from './louise.module.css';

interface ProposalButtonsProps {
  message: Message;
  conversation: Conversation;
}

/** Nothing is changed before the person presses what it says (LOU-3). */
export function ProposalButtons({ message, conversation }: ProposalButtonsProps) {
  const t = useLouiseWords();
  const { id, proposal, proposalState } = message;
  if (!proposal || proposalState === 'done') return null;
  if (proposalState === 'dismissed') {
    return (
      <Text size="small" tone="soft">
        {t('act.dismissed')}
      </Text>
    );
  }
  const isSending = proposalState === 'sending';
  return (
    <div className={css.acts}>
      <Button
        variant="primary"
        size="small"
        icon={CheckIcon}
        isPending={isSending}
        onPress={() => void conversation.confirm(id)}
      >
        {proposal.confirm}
      </Button>
      <Button size="small" isDisabled={isSending} onPress={() => conversation.dismiss(id)}>
        {t('act.cancel')}
      </Button>
    </div>
  );
}

import { useSession } from '@carecircle/remote-kit';
import { Text } from '@carecircle/ui';
import { Dialog } from '@carecircle/ui/panels';
import { Composer } from './composer';
import { loadLouiseWords, useLouiseWords } from './louise-words';
import { MessageLog } from './message-log';
import { useConversation, useHelp } from './use-conversation';
import { useSuggestions } from './use-suggestions';

export interface LouiseDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Brings the words, so that the dialog opens with all it says. */
export async function prepareLouise(language: string): Promise<void> {
  await loadLouiseWords(language);
}

/** The assistant (LOU-1): what was said, and the box to ask. */
export default function LouiseDialog({ isOpen, onClose }: LouiseDialogProps) {
  const t = useLouiseWords();
  const { assistant, conversation, messages, isAnswering } = useConversation(useSession(), t);
  const help = useHelp(assistant);
  useSuggestions(isOpen, assistant, conversation);
  return (
    <Dialog
      title={t('title')}
      size="large"
      keepsDraft
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      footer={<Composer isAnswering={isAnswering} onAsk={(text) => void conversation.ask(text)} />}
    >
      {help?.model || help?.hindrance ? (
        <Text size="small" tone="soft">
          {help.model ? t('model.note', { ...help.model }) : help.hindrance && t(`model.${help.hindrance}`)}
        </Text>
      ) : null}
      <MessageLog
        conversation={conversation}
        assistant={assistant}
        messages={messages}
        isAnswering={isAnswering}
        onLeave={onClose}
      />
    </Dialog>
  );
}

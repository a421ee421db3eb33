import type { TaskComment } from '@carecircle/contracts';
import { useFormats, useMemberName, useSession, type Gate } from '@carecircle/remote-kit';
import { Avatar, IconButton, Text } from '@carecircle/ui';
import { TrashIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import css from './task-details.module.css';

interface Props {
  comment: TaskComment;
  gate: Gate;
  onRemove: () => void;
}

/** Who wrote what when; the author can take it back. */
export function CommentRow({ comment, gate, onRemove }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const { person } = useSession();
  const name = useMemberName(comment.authorId);
  return (
    <li className={css.row}>
      <Avatar id={comment.authorId} name={name} size="small" />
      <div className={css.words}>
        <Text size="small" tone="soft">{`${name} · ${formats.dateTime(comment.createdAt)}`}</Text>
        <div className={css.text}>
          <Text>{comment.text}</Text>
        </div>
      </div>
      {comment.authorId === person.id ? (
        <IconButton
          icon={TrashIcon}
          aria-label={t('comments.delete', { text: comment.text.slice(0, 50) })}
          {...gate.button}
          onPress={onRemove}
        />
      ) : null}
    </li>
  );
}

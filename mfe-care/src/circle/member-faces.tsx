import type { Member } from '@carecircle/contracts';
import { Avatar, VisuallyHidden } from '@carecircle/ui';
import { useFormats } from '@carecircle/remote-kit';
import css from './member-faces.module.css';

const shownFaces = 5;

/** The first faces of a circle, and how many more there are. */
export function MemberFaces({ members }: { members: readonly Member[] }) {
  const { list } = useFormats();
  const moreCount = members.length - shownFaces;
  return (
    <span className={css.faces}>
      <VisuallyHidden>{list(members.map(({ name }) => name))}</VisuallyHidden>
      {members.slice(0, shownFaces).map(({ id, name }) => (
        <span key={id} className={css.face}>
          <Avatar id={id} name={name} size="small" />
        </span>
      ))}
      {moreCount > 0 ? (
        <span className={css.more} aria-hidden="true">
          +{moreCount}
        </span>
      ) : null}
    </span>
  );
}

import { useSession } from '@carecircle/remote-kit';
import { List, ListRow } from '@carecircle/ui';
import { useMessages } from '../words';

/** For those who run this installation: the way to its releases (REL-6). Nobody else sees it. */
export function OperatorLink() {
  const t = useMessages();
  const { isOperator } = useSession();
  if (!isOperator) return null;
  return (
    <List>
      <ListRow title={t('releases.title')} meta={t('releases.menu.note')} href="/more/releases" />
    </List>
  );
}

import { useRoutePath } from '@carecircle/remote-kit';
import { Tile } from '@carecircle/ui';
import { VaultIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** Leads to the vault; a figure would tell nobody what to do (SHELL-6). */
export default function DocumentsTile() {
  const t = useMessages();
  const href = useRoutePath('vault') ?? undefined;
  return <Tile icon={VaultIcon} label={t('documents.nav')} value={t('documents.tile')} href={href} />;
}

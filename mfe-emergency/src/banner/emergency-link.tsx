import { useRoutePath } from '@carecircle/remote-kit';
import { LinkButton } from '@carecircle/ui';
import { SirenIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import css from './emergency-link.module.css';

/** The way to help from every screen: with its word in the side navigation, the siren alone beside the phone's header. */
export default function EmergencyLink() {
  const t = useMessages();
  const path = useRoutePath('emergency');
  if (path === null) return null;
  return (
    <div className={css.help}>
      <LinkButton href={path} variant="danger" icon={SirenIcon} isFullWidth aria-label={t('emergency.link')}>
        <span className={css.word}>{t('emergency.link')}</span>
      </LinkButton>
    </div>
  );
}

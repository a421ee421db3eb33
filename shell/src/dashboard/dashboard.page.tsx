import { Slot, useSlotEntries } from '@carecircle/remote-kit';
import { Section } from '@carecircle/ui';
import { useMessages } from '../words';
import { QuickActions } from './quick-actions';
import css from './dashboard.module.css';

/**
 * The dashboard's frame (SHELL-6): what is due now, then tiles and cards. All of it is brought by the remotes; where
 * none brings anything, nothing is shown.
 */
export default function DashboardPage() {
  const t = useMessages();
  const hasNow = useSlotEntries('dashboard.now').length > 0;
  const hasTiles = useSlotEntries('dashboard.tiles').length > 0;
  const hasCards = useSlotEntries('dashboard.cards').length > 0;
  return (
    <div className={css.dashboard} data-has-now={hasNow || undefined}>
      {hasNow ? (
        <div className={css.now}>
          <Slot name="dashboard.now" />
        </div>
      ) : null}
      {hasTiles ? (
        <div className={css.glance}>
          <Section title={t('dashboard.glance')}>
            <div className={css.tiles}>
              <Slot name="dashboard.tiles" />
            </div>
          </Section>
        </div>
      ) : null}
      {hasCards ? (
        <div className={css.cards}>
          <Slot name="dashboard.cards" />
        </div>
      ) : null}
      <div className={css.quick}>
        <QuickActions />
      </div>
    </div>
  );
}

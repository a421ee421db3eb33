import { useRoutePath } from '@carecircle/remote-kit';
import { Inline, LinkButton, Section, drawnIcon } from '@carecircle/ui';
import { manifestIcon, areaWord, type QuickAction } from '../remotes/registry';
import { useQuickActions } from '../remotes/use-registry';
import { useMessages } from '../words';

/** What a member often comes to do, as the remotes declare it (MFE-4). */
export function QuickActions() {
  const t = useMessages();
  const actions = useQuickActions();
  if (actions.length === 0) return null;
  return (
    <Section title={t('dashboard.quickActions')}>
      <Inline gap={2}>
        {actions.map((action) => (
          <QuickActionLink key={`${action.remote} ${action.id}`} action={action} />
        ))}
      </Inline>
    </Section>
  );
}

function QuickActionLink({ action }: { action: QuickAction }) {
  const t = useMessages();
  const path = useRoutePath(action.route);
  if (path === null) return null;
  return (
    <LinkButton
      href={action.search ? `${path}?${action.search}` : path}
      icon={drawnIcon(manifestIcon(action.remote, action.icon))}
      variant="secondary"
    >
      {areaWord(action.remote, action.label, t.language)}
    </LinkButton>
  );
}

import type { Session } from '@carecircle/contracts';
import { navigateTo, useCommand, wipeLocalData } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Menu } from '@carecircle/ui/panels';
import { ArrowLeftIcon, SignOutIcon, UserIcon } from '@carecircle/ui/icons';
import { enterApp } from '../session/enter-app';
import { useLaterMessages } from '../later/later-messages';

/** Who is signed in, with the way out, or back to the circle that one came from. */
export function AccountCorner({ session }: { session: Session }) {
  const t = useLaterMessages();
  const signOut = useCommand('account.signOut', { onDone: () => void leave() });
  const { circle, person } = session;
  if (circle) {
    return (
      <Button variant="quiet" size="small" icon={ArrowLeftIcon} onPress={() => navigateTo('/dashboard')}>
        {t('onboarding.toApp', { name: circle.name })}
      </Button>
    );
  }
  return (
    <Menu
      label={t('onboarding.signedInAs', { email: person.email })}
      trigger={(opener) => (
        <Button {...opener} variant="quiet" size="small" icon={UserIcon} isPending={signOut.isPending}>
          {person.name}
        </Button>
      )}
      items={[
        {
          id: 'sign-out',
          label: t('onboarding.signOut'),
          description: t('onboarding.signedInAs', { email: person.email }),
          icon: SignOutIcon,
          onAction: () => void signOut.send({}),
          ...signOut.gate.entry,
        },
      ]}
    />
  );
}

async function leave(): Promise<void> {
  await wipeLocalData();
  enterApp('/login');
}

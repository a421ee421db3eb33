import { useMembers, useSession } from '@carecircle/remote-kit';
import { Select, Switch } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import type { EventDraft } from './event-draft';
import css from './calendar.module.css';

interface Props {
  draft: EventDraft;
  change: (changes: Partial<EventDraft>) => void;
}

const nobody = 'nobody';

/** Who drives and who comes along (CAL-4); without a driver the circle can be asked for one. */
export function CompanyFields({ draft, change }: Props) {
  const t = useMessages();
  const { person } = useSession();
  const members = useMembers();
  const options = [
    { value: nobody, label: t('company.nobody') },
    ...members.map(({ id, name }) => ({
      value: id,
      label: id === person.id ? t('name-you', { name }) : name,
    })),
  ];
  const chosen = (value: string) => (value === nobody ? null : value);
  return (
    <>
      <div className={css.places}>
        <Select
          label={t('company.driver')}
          name="driverId"
          value={draft.driverId ?? nobody}
          onChange={(value) => change({ driverId: chosen(value) })}
          options={options}
        />
        <Select
          label={t('company.companion')}
          name="companionId"
          value={draft.companionId ?? nobody}
          onChange={(value) => change({ companionId: chosen(value) })}
          options={options}
        />
      </div>
      {draft.driverId === null ? (
        <Switch
          label={t('company.needs-driver')}
          isSelected={draft.needsDriver}
          onChange={(needsDriver) => change({ needsDriver })}
        />
      ) : null}
    </>
  );
}

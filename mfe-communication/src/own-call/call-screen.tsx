import { useId, useState } from 'react';
import { Banner, IconButton } from '@carecircle/ui';
import { ChevronDownIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { ModalScreen } from './modal-screen';
import { CallControls } from './call-controls';
import { CallPeople } from './call-people';
import { CallStatus } from './call-status';
import { showCall, useCallView } from './call-view';
import { DeviceChoice } from './device-choice';
import css from './call-screen.module.css';

/** The whole call: who takes part, how it stands, and what can be done. */
export function CallScreen({ name }: { name: string }) {
  const t = useMessages();
  const titleId = useId();
  const { obstacle, hasCameraProblem, phase } = useCallView();
  const [isChoosing, setIsChoosing] = useState(false);
  const minimize = () => showCall({ isMinimized: true });
  return (
    <ModalScreen titleId={titleId} onCancel={minimize}>
      <div className={css.screen}>
        <header className={css.header}>
          <IconButton icon={ChevronDownIcon} aria-label={t('call.minimize')} onPress={minimize} />
          <div className={css.words}>
            <h2 id={titleId} className={css.title}>
              {name}
            </h2>
            <p className={css.status}>
              <CallStatus name={name} />
            </p>
          </div>
        </header>
        {obstacle ? <Banner tone="due">{t(`obstacle.${obstacle}`)}</Banner> : null}
        {hasCameraProblem ? <Banner>{t('camera.problem')}</Banner> : null}
        <CallPeople name={name} />
        {isChoosing ? <DeviceChoice onClose={() => setIsChoosing(false)} /> : null}
        <CallControls
          isOver={phase === 'ended'}
          isChoosing={isChoosing}
          onChoose={() => setIsChoosing(!isChoosing)}
        />
      </div>
    </ModalScreen>
  );
}

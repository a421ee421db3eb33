import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useUiSettings } from '../provider/ui-settings';
import { toastQueue } from '../feedback/toast-queue';
import { useToastRoom } from './use-toast-room';
import css from './toast-stack.module.css';

const glyphs = { neutral: undefined, success: DoneIcon, info: InfoIcon, failed: AlertIcon };

/** The toasts in sight. A live region; timers rest while hovered or focused. */
export default function ToastStack() {
  const { words } = useUiSettings();
  const room = useToastRoom();
  return (
    <AriaToastRegion queue={toastQueue} aria-label={words.notifications} className={css.region} data-toasts>
      {({ toast }) => {
        const { text, tone = 'neutral', action } = toast.content;
        const Glyph = glyphs[tone];
        return (
          <Toast ref={room} toast={toast} className={classNames(css.toast, css[tone])}>
            {Glyph ? <Glyph /> : null}
            <ToastContent className={css.content}>
              <Text slot="title">{text}</Text>
              {action ? <VisuallyHidden> {words.toastKey}</VisuallyHidden> : null}
            </ToastContent>
            {action ? (
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  toastQueue.close(toast.key);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <IconButton
              icon={CloseIcon}
              aria-label={words.dismiss}
              onPress={() => toastQueue.close(toast.key)}
            />
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}

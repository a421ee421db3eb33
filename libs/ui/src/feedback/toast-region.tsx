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
import { useUiSettings } from '../provider/ui-settings';
import { toastQueue } from './toast-queue';
import css from './toast-region.module.css';

const glyphs = { neutral: undefined, success: DoneIcon, info: InfoIcon, danger: AlertIcon };

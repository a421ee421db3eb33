import { messagesOf } from '../../index';
import type en from './messages/en.json';

export const useMessages = messagesOf<typeof en>();

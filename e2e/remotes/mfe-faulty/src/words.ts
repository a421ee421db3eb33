import { messagesOf } from '@carecircle/remote-kit';
import type en from './messages/en.json';

export const useMessages = messagesOf<typeof en>();

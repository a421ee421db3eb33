import { expect, it } from 'vitest';
import { conversationKey, groupChat } from './conversation-key';

it('CHAT-1 both sides of a direct thread name the same conversation', () => {
  expect(conversationKey('a', 'b')).toBe(conversationKey('b', 'a'));
  expect(conversationKey('a', null)).toBe(groupChat);
});

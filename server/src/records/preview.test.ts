import { describe, expect, it } from 'vitest';
import { preview } from './preview';

describe('preview', () => {
  it('NOTE-3 50 characters stay as they are', () => {
    expect(preview('x'.repeat(50))).toBe('x'.repeat(50));
  });

  it('NOTE-3 the 51st becomes an ellipsis', () => {
    expect(preview('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  });

  it('NOTE-3 lines are joined and a family emoji counts once', () => {
    expect(preview('Call\n\nMom')).toBe('Call Mom');
    expect(preview('👨‍👩‍👧'.repeat(51))).toBe(`${'👨‍👩‍👧'.repeat(50)}…`);
  });
});

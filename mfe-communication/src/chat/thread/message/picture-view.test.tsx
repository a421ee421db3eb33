import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../../../remote';
import { PictureView } from './picture-view';

const picture = {
  ...{ kind: 'image' as const, name: 'garden.jpg', contentType: 'image/jpeg' as const },
  ...{ sizeBytes: 1536, width: 800, height: 600 },
};

function onLine(type: string): void {
  const line = Object.assign(new EventTarget(), { type });
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
}

const renderPicture = () => renderFeature(<PictureView url="/picture" picture={picture} />, { remote });
const pictures = () => document.querySelectorAll('img');

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('SET-4 data usage', () => {
  it('a picture comes by itself on Wi-Fi', async () => {
    onLine('wifi');
    await renderPicture();
    expect(pictures()).toHaveLength(1);
  });

  it('waits on a cellular network until it is pressed, and says how large it is', async () => {
    onLine('cellular');
    const { user } = await renderPicture();
    expect(pictures()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Load photo, 1.5 KB' }));
    expect(pictures()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open photo garden.jpg' })).toBeTruthy();
  });
});

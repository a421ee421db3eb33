import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleRemote as remote } from '../testing/example/remote';
import { renderFeature } from '../testing';
import { chooseForDevice, type DataUsage } from './device-choices';
import { mayLoadMedia, network, whenFetchAhead } from './network';
import { useMedia } from './use-media';

/** The browser's word on its line, which changes as the device moves. */
function onLine(type: string | undefined, saveData = false) {
  const line = Object.assign(new EventTarget(), { type, saveData });
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  return (next: string) => {
    line.type = next;
    line.dispatchEvent(new Event('change'));
  };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  chooseForDevice({ autoSync: true, offlineMode: false, dataUsage: 'wifi-only' });
});

describe('SET-4 data usage', () => {
  it.each<[DataUsage, string | undefined, boolean]>([
    ['wifi-only', 'wifi', true],
    ['wifi-only', 'ethernet', true],
    ['wifi-only', 'cellular', false],
    ['cellular-only', 'cellular', true],
    ['cellular-only', 'wifi', false],
    ['wifi-cellular', 'cellular', true],
    ['wifi-cellular', 'wifi', true],
    ['wifi-only', undefined, true],
    ['wifi-only', 'unknown', true],
  ])('%s on a line of the kind %s: pictures come by themselves: %s', (dataUsage, type, may) => {
    onLine(type);
    chooseForDevice({ dataUsage });
    expect(mayLoadMedia()).toBe(may);
  });

  it('says when the browser hides the line', () => {
    expect(network()).toBe('hidden');
    onLine('unknown');
    expect(network()).toBe('hidden');
  });

  it('fetches ahead as soon as the line allows it, and not at all to save data', () => {
    const moveTo = onLine('cellular');
    const run = vi.fn();
    whenFetchAhead(run);
    expect(run).not.toHaveBeenCalled();
    moveTo('wifi');
    moveTo('ethernet');
    expect(run).toHaveBeenCalledTimes(1);
    onLine('wifi', true);
    whenFetchAhead(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('shows a held picture when it is asked for, or when the line allows it, and keeps it then', async () => {
    const moveTo = onLine('cellular');
    const { user } = await renderFeature(<Pictures />, { remote });
    await user.click(screen.getByRole('button', { name: 'Load one' }));
    expect(screen.getByText('one, held two')).toBeTruthy();
    act(() => moveTo('wifi'));
    act(() => moveTo('cellular'));
    expect(screen.getByText('one, two')).toBeTruthy();
  });
});

function Pictures() {
  const [one, two] = [useMedia(), useMedia()];
  return (
    <>
      <p>
        {one.isHeld ? 'held one' : 'one'}, {two.isHeld ? 'held two' : 'two'}
      </p>
      <button onClick={one.load}>Load one</button>
    </>
  );
}

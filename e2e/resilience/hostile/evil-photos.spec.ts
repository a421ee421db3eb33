import { execFileSync } from 'node:child_process';
import { mostPhotoBytes, photoUrl, type Recipient } from '@carecircle/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journeys/two-people';
import type { Person } from '../../product/person';
import { addRecipient } from '../examples';
import { takenByPhone } from '../photo-with-place';
import { onlyWhole } from '../../depth';

const tail = '<script>alert(1)</script>';

test('REC-1 ALL-3 what a program sends besides a picture is left out, and every browser still shows the picture', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const recipientId = await addRecipient(ana, circleId, 'Rosa');
  await ben.page.goto('/circle');
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    const drawn = await draw(ben.page, type);
    const sent = Buffer.concat([type === 'image/jpeg' ? takenByPhone(drawn) : drawn, Buffer.from(tail)]);
    const url = urlOf(await setPhoto(ana, { circleId, recipientId }, sent));
    const served = await ben.context.request.get(url);
    expect(served.headers()['content-type']).toBe(type);
    expect(await served.body()).toEqual(drawn);
    expect(await shownSides(ben.page, url), type).toEqual([40, 30]);
    const file = ben.page.waitForEvent('download');
    await ben.page.evaluate((address) => location.assign(address), url);
    expect((await file).suggestedFilename()).toBe(type.replace('image/', 'photo.'));
  }
});

test(
  'ALL-3 fifty photos at the limit, some of them evil, cost the server less than 100 MB',
  onlyWhole,
  async ({ two, product }) => {
    const { ana, circleId } = two;
    const ids = { circleId, recipientId: await addRecipient(ana, circleId, 'Rosa') };
    const drawn = await draw(ana.page, 'image/jpeg');
    const huge = Buffer.from(drawn);
    const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
    huge.fill(0xff, frame + 5, frame + 9);
    const [evil, heavy] = [huge, drawn].map((start) =>
      Buffer.concat([start, Buffer.alloc(mostPhotoBytes - start.length)]),
    ) as [Buffer, Buffer];
    await setPhoto(ana, ids, heavy);
    const held = [memoryMb(product.pid())];
    while (held.length <= 5) {
      const sent = Array.from({ length: 5 }, () => [
        setPhoto(ana, ids, heavy),
        expect(setPhoto(ana, ids, evil)).rejects.toThrow('too_big'),
      ]);
      await Promise.all(sent.flat());
      held.push(memoryMb(product.pid()));
    }
    expect(Math.max(...held) - Math.min(...held)).toBeLessThan(100);
  },
);

const setPhoto = (person: Person, ids: { circleId: string; recipientId: string }, photo: Buffer) =>
  person.call('circles', 'setRecipientPhoto', { ...ids, photo: photo.toString('base64') });

const urlOf = (recipient: Recipient) => photoUrl('recipient', recipient) ?? '';

/** A picture of 40 by 30 as this browser writes it. */
async function draw(page: Page, type: string): Promise<Buffer> {
  const text = await page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [40, 30];
    canvas.getContext('2d')?.fillRect(5, 5, 20, 20);
    return canvas.toDataURL(wanted);
  }, type);
  return Buffer.from(text.split(',')[1] ?? '', 'base64');
}

function shownSides(page: Page, url: string): Promise<[number, number]> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, url);
}

/** Memory that a process holds now. */
const memoryMb = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

import { expect, it } from 'vitest';
import { aDoctor } from '../../testing/a-doctor';
import { doctorCards } from './doctor-cards';

it('DOC-1 writes vCards of version 4.0', () => {
  const doctor = aDoctor(1, {
    name: 'Lee; Susan, MD',
    phone: '+13125550142',
    email: 'lee@example.org',
    address: '12 Main St, Chicago',
    notes: 'Ask for Nina\nnot on Fridays',
  });
  expect(doctorCards([doctor], () => 'Cardiology').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${doctor.id}`,
    String.raw`FN:Lee\; Susan\, MD`,
    'TITLE:Cardiology',
    'CATEGORIES:cardiology',
    'TEL;VALUE=uri;TYPE="voice,work":tel:+13125550142',
    'EMAIL;TYPE=work:lee@example.org',
    String.raw`ADR;TYPE=work:;;12 Main St\, Chicago;;;;`,
    String.raw`NOTE:Ask for Nina\nnot on Fridays`,
    'END:VCARD',
    '',
  ]);
});

it('DOC-1 folds long lines by their bytes and never within a letter', () => {
  const text = doctorCards([aDoctor(1, { notes: 'ü'.repeat(100) })], () => '');
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('ü'.repeat(100));
});

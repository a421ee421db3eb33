import type { Doctor } from '@carecircle/contracts';

/**
 * Doctors as a vCard file (RFC 6350, version 4.0).
 *
 * @param titleOf the specialty in words; its code stands in CATEGORIES, from which an import takes it in any language.
 */
export function doctorCards(doctors: readonly Doctor[], titleOf: (doctor: Doctor) => string): string {
  return doctors.map((doctor) => card(doctor, titleOf(doctor))).join('');
}

function card({ id, name, specialty, address, phone, email, notes }: Doctor, title: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${id}`,
    `FN:${escaped(name)}`,
    `TITLE:${escaped(title)}`,
    `CATEGORIES:${specialty}`,
    ...(phone ? [`TEL;VALUE=uri;TYPE="voice,work":tel:${phone}`] : []),
    ...(email ? [`EMAIL;TYPE=work:${escaped(email)}`] : []),
    ...(address ? [`ADR;TYPE=work:;;${escaped(address)};;;;`] : []),
    ...(notes ? [`NOTE:${escaped(notes)}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A line has 75 bytes at most; what follows begins with a space (RFC 6350, 3.2). */
function folded(line: string): string {
  const parts = [''];
  let room = 75;
  for (const sign of line) {
    const bytes = new TextEncoder().encode(sign).length;
    if (bytes > room) {
      parts.push(' ');
      room = 74;
    }
    parts[parts.length - 1] += sign;
    room -= bytes;
  }
  return parts.join('\r\n');
}

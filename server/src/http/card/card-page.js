/**
 * The only program of the card's page. It runs as it stands here in the page itself, without the app, so it uses nothing from outside
 * of it: the key behind `#` opens the card in this browser and is sent to nobody (EMER-7).
 */
export async function openCard() {
  const words = JSON.parse(document.getElementById('words').textContent);
  const place = document.getElementById('card');
  const key = location.hash.slice(1);

  const add = (parent, tag, text, attributes = {}) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return parent.appendChild(element);
  };
  const tell = (title, text) => {
    place.replaceChildren();
    document.title = `${title} · CareCircle`;
    add(place, 'h1', title);
    add(place, 'p', text, { role: 'status' });
  };

  if (!/^[\w-]{43}$/.test(key)) return tell(words.gone, words.goneText);
  if (!globalThis.crypto?.subtle) return tell(words.insecure, words.insecureText);

  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const textOf = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');

  async function fetchCard() {
    const proof = textOf(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`emergency card ${key}`)),
    );
    const token = location.pathname.split('/').at(-1);
    // No randomUUID where a page is not secure; this one is, or it would not have come so far.
    const body = JSON.stringify({ commandId: crypto.randomUUID(), token, proof });
    const response = await fetch('/api/emergency/open-card', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body,
    });
    if ([404, 422].includes(response.status)) return null;
    if (!response.ok) throw new Error(String(response.status));
    const sealed = bytesOf((await response.json()).sealed);
    const opener = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
    const algorithm = { name: 'AES-GCM', iv: sealed.subarray(0, 12) };
    const opened = await crypto.subtle.decrypt(algorithm, opener, sealed.subarray(12));
    return JSON.parse(new TextDecoder().decode(opened));
  }

  const language = document.documentElement.lang;
  const dayOf = (day) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });

  function list(parent, title, items, none) {
    add(parent, 'h2', title);
    if (items === null) return add(parent, 'p', words.notShared);
    if (items.length === 0) return add(parent, 'p', none);
    const rows = add(parent, 'ul');
    for (const item of items) {
      const row = add(rows, 'li');
      add(row, 'strong', item.text);
      if (item.note) add(row, 'span', item.note);
      if (item.phone) add(row, 'a', `${words.call} ${item.phone}`, { href: `tel:${item.phone}` });
    }
    return rows;
  }

  function show(card) {
    place.replaceChildren();
    document.title = `${card.name} · ${words.title}`;
    add(place, 'p', words.title, { class: 'kind' });
    add(place, 'h1', card.name);
    const facts = [
      card.birthDate && `${words.born} ${dayOf(card.birthDate)}`,
      card.languages.length > 0 &&
        `${words.speaks} ${card.languages.map((code) => languageNames.of(code)).join(', ')}`,
      card.homeAddress,
    ];
    for (const fact of facts) if (fact) add(place, 'p', fact);
    add(place, 'a', `${words.call} ${card.emergencyNumber}`, {
      class: 'help',
      href: `tel:${card.emergencyNumber}`,
    });
    const plain = (texts) => texts.map((text) => ({ text }));
    list(place, words.allergies, plain(card.allergies), words.noAllergies);
    list(place, words.conditions, plain(card.conditions), words.none);
    const medications = card.medications?.map(({ name, strength, dosage, times, isAsNeeded }) => ({
      text: [name, strength].filter(Boolean).join(' '),
      note: [dosage, isAsNeeded ? words.asNeeded : times.join(', ')].filter(Boolean).join(' · '),
    }));
    list(place, words.medications, medications ?? null, words.none);
    const contacts = card.contacts.map(({ name, relationship, phone }) => ({
      text: name,
      note: words.relationships[relationship],
      phone,
    }));
    list(place, words.contacts, contacts, words.none);
    if (card.doctors?.length)
      list(
        place,
        words.doctors,
        card.doctors.map(({ name, phone }) => ({ text: name, phone })),
        words.none,
      );
    if (card.insurers.length > 0)
      list(
        place,
        words.insurers,
        card.insurers.map(({ name, policyNumber }) => ({ text: name, note: policyNumber })),
        words.none,
      );
    const asOf = new Date(card.asOf).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
    add(place, 'p', `${words.asOf} ${asOf}. ${words.told}`, { class: 'note' });
  }

  try {
    const card = await fetchCard();
    if (card) show(card);
    else tell(words.gone, words.goneText);
  } catch {
    tell(words.failed, words.failedText);
    const ways = add(place, 'p', '', { class: 'ways' });
    const again = add(ways, 'a', words.retry, { href: location.href });
    again.addEventListener('click', () => location.reload());
  }
}

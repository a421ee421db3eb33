/** Says why somebody is here again, as the address tells: `?google=failed` is said by `data-google-failed`. */
export function showNote(note: HTMLElement | null): void {
  if (!note) return;
  const search = new URLSearchParams(location.search);
  for (const name of ['ended', 'google']) {
    const value = search.get(name) ?? '';
    if (/^[a-z]+$/.test(value)) note.textContent = note.getAttribute(`data-${name}-${value}`) ?? '';
    if (note.textContent) return;
  }
}

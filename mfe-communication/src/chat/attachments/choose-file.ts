/** Asks for a file with the browser's own picker; only from within a press. Closing it without one changes nothing. */
export function chooseFile(accept: readonly string[], onChoose: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept.join(',');
  input.hidden = true;
  // Safari forgets an input that stands nowhere in the page.
  document.body.append(input);
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    input.remove();
    if (file) onChoose(file);
  });
  input.addEventListener('cancel', () => input.remove());
  input.click();
}

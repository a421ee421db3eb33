/** Hands a file to the browser's own way of keeping one. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // A browser that still reads it would find nothing if it went at once.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Keeps what is not yet known of a page's files. The page can do without an area of which a file is bad where it comes from: that one
 * has its card without a network, and is tried again at the next visit (MFE-8). It can't do without a file of the shell.
 *
 * @param integrityOf the integrity of each file, by its address.
 * @throws when the line is lost, or a file of the shell is bad.
 */
export async function keepAllFiles(
  cache: Cache,
  integrityOf: Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
): Promise<void> {
  const leftOut = new Set<string>();
  // One after the other, so that what the person does next always has the line to itself.
  for (const [file, integrity] of Object.entries(integrityOf)) {
    const remote = remoteOf(file);
    if (known.has(file) || (remote && leftOut.has(remote))) continue;
    try {
      await keepFile(cache, file, integrity);
    } catch (error) {
      if (!remote || error instanceof DOMException || !(await isBad(file))) throw error;
      leftOut.add(remote);
      console.warn(`${remote} was not kept: ${file} is not what was built`);
    }
  }
}

/** Only the file that was built: where the browser holds another, it is fetched once more past what the browser holds. */
async function keepFile(cache: Cache, file: string, integrity: string): Promise<void> {
  await cache
    .add(new Request(file, { integrity }))
    .catch(() => cache.add(new Request(file, { integrity, cache: 'reload' })));
}

/** Whether the server answers for a file that it cannot give; rejects when there is no answer at all. */
async function isBad(file: string): Promise<boolean> {
  const { status } = await fetch(file, { cache: 'reload' });
  return ![502, 503, 504].includes(status);
}

function remoteOf(file: string): string | undefined {
  return /^\/releases\/([^/]+)\//.exec(file)?.[1];
}

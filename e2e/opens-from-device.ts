import { isWhole } from './depth';

/**
 * Where the page and its files must lie on the device: what is said of times without a network and of bad files. Elsewhere a landing's tests open nothing from the device, and to keep all files takes twice what the visit itself takes; a
 * whole run keeps them everywhere.
 */
const files = [
  /resilience\/offline\/.*\.spec/,
  /resilience\/(bad-copy|damaged-files|storage-denied)\.spec/,
  /journeys\/(communication|data-and-sync|install|push)\.spec/,
];

/** Whether the pages of a file of tests keep on the device what they open. */
export function opensFromDevice(file: string): boolean {
  const name = file.replaceAll('\\', '/');
  return isWhole || files.some((pattern) => pattern.test(name));
}

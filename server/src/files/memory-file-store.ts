import type { FilePlace, FileStore } from './file-store';

/** Files that end with their process: for histories and tests. */
export function createMemoryFileStore(): FileStore {
  const circles = new Map<string, Map<string, Buffer>>();
  const bytesOf = ({ circleId, fileId }: FilePlace) => circles.get(circleId)?.get(fileId) ?? Buffer.alloc(0);
  return {
    sizeOf: async (place) => bytesOf(place).length,
    async append(place, at, pieces) {
      let bytes = bytesOf(place).subarray(0, at);
      for await (const piece of pieces) {
        bytes = Buffer.concat([bytes, piece]);
        const files = circles.get(place.circleId) ?? new Map<string, Buffer>();
        circles.set(place.circleId, files.set(place.fileId, bytes));
      }
    },
    flush: async () => undefined,
    read: async (place, from, to) => bytesOf(place).subarray(from, to),
    remove: async ({ circleId, fileId }) => void circles.get(circleId)?.delete(fileId),
    removeCircle: async (circleId) => void circles.delete(circleId),
  };
}

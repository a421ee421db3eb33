/** One file of a circle; packed builds stand under `releases` instead of a circle's id. */
export interface FilePlace {
  circleId: string;
  fileId: string;
}

/** Where bytes of any number rest; those of circles are sealed before they come here. A file that never came has the size 0. */
export interface FileStore {
  sizeOf(place: FilePlace): Promise<number>;
  /**
   * Writes pieces one after the other from `at` on, instead of what a write that was cut off has left there. A piece stands there
   * whole or not at all, and outlives this process; without room for the next one the whole file is given up.
   *
   * @throws DISK_FULL
   */
  append(place: FilePlace, at: number, pieces: AsyncIterable<Buffer>): Promise<void>;
  /** Has all that was written outlive the machine too. */
  flush(place: FilePlace): Promise<void>;
  /** Bytes `from` to `to`, the latter not included; fewer where the file ends before. */
  read(place: FilePlace, from: number, to: number): Promise<Buffer>;
  remove(place: FilePlace): Promise<void>;
  removeCircle(circleId: string): Promise<void>;
}

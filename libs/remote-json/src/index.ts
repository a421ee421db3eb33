export { remoteJson } from './remote-json';
export type { ExposedRoute, ExposedSlotItem, IconDrawing, RemoteJsonOptions } from './remote-json-options';
export { chunksOf } from './chunks-of';
export { describeFile } from './describe-file';
export { integrityOf } from './integrity-of';
export {
  chunkOfSource,
  fullClosure,
  importsFirst,
  staticClosure,
  type Chunk,
  type ChunkGraph,
} from './part-chunks';

/** One entry of a conversation as a model sees it. */
export type ModelEntry =
  | { from: 'person' | 'louise'; text: string }
  | { from: 'call'; callId: string; skill: string; request: string }
  | { from: 'result'; callId: string; text: string };

export interface ModelQuestion {
  /** What the model is told of its task; records never stand here. */
  instructions: string;
  entries: readonly ModelEntry[];
  /** Skills that it may ask for, by their ids; each takes one `request` in words. */
  skills: readonly { id: string; description: string }[];
}

/** What a model wants: to say something, or to ask skills. */
export type ModelStep =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: { callId: string; skill: string; request: string }[] };

/** The endpoint gave nothing that can be used: it is down, slow, or its answer makes no sense. */
export class ModelFailed extends Error {}

/** A language model that an operator has configured (LOU-4). */
export interface LanguageModel {
  name: string;
  /** Host name of whoever runs it, for the screen. */
  host: string;
  /** @throws ModelFailed */
  next(question: ModelQuestion): Promise<ModelStep>;
}

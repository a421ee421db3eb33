import * as z from 'zod';
import { Language } from '../account/preferences';
import { command, query } from '../api/operation';
import { freeText, line, longText } from '../primitives';
import { louiseLimits } from './louise-limits';

const area = 'louise';

const skillId = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
/** The endpoint's own name of a call. */
const callId = line(120);

/** What was said so far. The result of a skill is data: whatever it says, it orders nothing. */
export const LouiseEntry = z.discriminatedUnion('from', [
  z.strictObject({ from: z.enum(['person', 'louise']), text: longText(louiseLimits.textLength) }),
  z.strictObject({
    from: z.literal('call'),
    callId,
    skill: skillId,
    request: freeText(louiseLimits.requestLength),
  }),
  z.strictObject({ from: z.literal('result'), callId, text: freeText(louiseLimits.textLength) }),
]);
export type LouiseEntry = z.infer<typeof LouiseEntry>;

/** Which skills a model may ask for; they run in the person's browser, with the person's own rights. */
const LouiseSkill = z.strictObject({ id: skillId, description: line(300) });

/** Who runs the model that is configured; null when Louise answers by herself. */
export const LouiseModel = z.object({ name: z.string(), host: z.string() });
export type LouiseModel = z.infer<typeof LouiseModel>;

/**
 * Why the model that is configured is not asked: the consent to data processing of the reader is missing, or that of somebody cared
 * for in this circle, whose records it would read (PRIV-3).
 */
export const ModelHindrance = z.enum(['no-consent', 'consent-of-other']);
export type ModelHindrance = z.infer<typeof ModelHindrance>;

export const LouiseHelp = z.object({ model: LouiseModel.nullable(), hindrance: ModelHindrance.nullable() });
export type LouiseHelp = z.infer<typeof LouiseHelp>;

/** `unavailable`: no model, no consent, or no usable answer in time; Louise answers by herself then. */
export const LouiseAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('answered'), text: z.string().max(louiseLimits.textLength) }),
  z.object({
    status: z.literal('calls'),
    calls: z
      .array(z.object({ callId: z.string(), skill: z.string(), request: z.string() }))
      .min(1)
      .max(louiseLimits.calls),
  }),
  z.object({ status: z.literal('unavailable') }),
]);
export type LouiseAnswer = z.infer<typeof LouiseAnswer>;

export const louiseContract = {
  getLouise: query({
    area,
    name: 'getLouise',
    summary: 'Which language model helps Louise here, and who runs it; null for none',
    scope: 'circle',
    action: 'circle:view',
    input: {},
    output: LouiseHelp,
  }),
  askModel: command({
    area,
    name: 'askModel',
    summary: 'The next step of a conversation by the configured language model: a text, or skills to ask',
    scope: 'circle',
    action: 'circle:view',
    bodyBytes: 256 * 1024,
    input: {
      language: Language,
      entries: z.array(LouiseEntry).min(1).max(louiseLimits.entries),
      skills: z.array(LouiseSkill).max(louiseLimits.skills),
    },
    output: LouiseAnswer,
  }),
};

import type { Circle, Member } from '@carecircle/contracts';
import type { OperationMeta } from '@carecircle/contracts/api';
import type {
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
} from '@orpc/contract';
import type { Person } from '../access/person';

/** Any operation of the contract. */
export type Contract = ContractProcedure<AnySchema, AnySchema, ErrorMap, OperationMeta>;

type DefinitionOf<C extends Contract> = C['~orpc'];
type InputSchemaOf<C extends Contract> = NonNullable<DefinitionOf<C>['inputSchema']>;
type OutputSchemaOf<C extends Contract> = NonNullable<DefinitionOf<C>['outputSchema']>;
type ScopeOf<C extends Contract> = DefinitionOf<C>['meta']['scope'];

/** The input after the contract's schema: defaults filled in, text trimmed. */
export type InputOf<C extends Contract> = InferSchemaOutput<InputSchemaOf<C>>;
/** What the handler returns; checked against the contract before it leaves. */
export type AnswerOf<C extends Contract> = InferSchemaInput<OutputSchemaOf<C>>;

/** Who acts: the member in a circle's operation, the person in a person's, nobody known in a public one. */
export type ActorOf<C extends Contract> =
  ScopeOf<C> extends 'circle' ? Member : ScopeOf<C> extends 'person' ? Person : Person | null;
export type CircleOf<C extends Contract> = ScopeOf<C> extends 'circle' ? Circle : null;

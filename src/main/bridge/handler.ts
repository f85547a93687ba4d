import * as z from 'zod/mini'
import type { Bridge, BridgeMethod, SentArgument } from '../../preload/bridge.ts'

/** A zod schema of `zod` or `zod/mini`. */
interface ArgumentSchema<T> {
  safeParse(raw: unknown): { success: true; data: T } | { success: false }
}

/** Implements one bridge method in the main process. */
export interface Handler<M extends BridgeMethod> {
  /** Parses the argument, because pages are not trusted. */
  readonly input: ArgumentSchema<SentArgument<M>>
  /** Describes the valid argument in error messages. */
  readonly expects: string
  run(argument: SentArgument<M>): Awaited<ReturnType<Bridge[M]>> | ReturnType<Bridge[M]>
}

/** Implementations of some methods. */
export type Handlers<M extends BridgeMethod = BridgeMethod> = { readonly [Name in M]: Handler<Name> }

/** Parser of a method without an argument. */
export const noArgument = { input: z.undefined(), expects: 'it takes no argument' }

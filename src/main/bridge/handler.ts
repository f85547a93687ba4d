import type { Bridge, BridgeMethod } from '../../preload/bridge.ts'

/** What a handler needs to read the page's argument: any zod schema. */
interface ArgumentSchema<T> {
  safeParse(raw: unknown): { success: true; data: T } | { success: false }
}

/** The main side of one bridge method. */
export interface Handler<M extends BridgeMethod> {
  /** Reads the argument: pages are outside data. */
  readonly input: ArgumentSchema<Parameters<Bridge[M]>[0]>
  /** What the argument must be, for the message of a refused call. */
  readonly expects: string
  run(argument: Parameters<Bridge[M]>[0]): Awaited<ReturnType<Bridge[M]>> | ReturnType<Bridge[M]>
}

export type Handlers = { readonly [M in BridgeMethod]: Handler<M> }

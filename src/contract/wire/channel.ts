import type * as z from 'zod/mini'

/** One documented Action Cable channel (protocols.md part B, decisions WS-01 and WS-02). */
export interface Channel<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Message extends z.ZodMiniType = z.ZodMiniType,
  Actions extends Record<string, z.ZodMiniType> = Record<string, z.ZodMiniType>,
> {
  /** Ledger id, `WS-01` or `WS-02`. */
  readonly id: string
  /** Class name of the channel on the wire. */
  readonly name: string
  readonly summary: string
  /** The identifier's parameters besides `channel`. */
  readonly params: Params
  /** What the server delivers to subscribers. */
  readonly message: Message
  /** Client actions by name with their payload. */
  readonly actions: Actions
}

/** Defines a channel; see {@link Channel}. */
export function defineChannel<
  Params extends z.ZodMiniType,
  Message extends z.ZodMiniType,
  Actions extends Record<string, z.ZodMiniType>,
>(definition: Channel<Params, Message, Actions>): Channel<Params, Message, Actions> {
  return definition
}

export type ChannelParams<C extends Channel> = z.output<C['params']>
export type ChannelMessage<C extends Channel> = z.output<C['message']>

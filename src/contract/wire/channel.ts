import type * as z from 'zod/mini'

/** A documented Action Cable channel (protocols.md part B, decisions WS-01 and WS-02). */
export interface Channel<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Message extends z.ZodMiniType = z.ZodMiniType,
  Actions extends Record<string, z.ZodMiniType> = Record<string, z.ZodMiniType>,
> {
  /** Ledger id: `WS-01` or `WS-02`. */
  readonly id: string
  /** Class name of the channel on the wire. */
  readonly name: string
  readonly summary: string
  /** Parameters of the identifier besides `channel`. */
  readonly params: Params
  /** Message to subscribers. */
  readonly message: Message
  /** Payloads of client actions by name. */
  readonly actions: Actions
}

export function defineChannel<
  Params extends z.ZodMiniType,
  Message extends z.ZodMiniType,
  Actions extends Record<string, z.ZodMiniType>,
>(definition: Channel<Params, Message, Actions>): Channel<Params, Message, Actions> {
  return definition
}

export type ChannelParams<C extends Channel> = z.output<C['params']>
export type ChannelMessage<C extends Channel> = z.output<C['message']>

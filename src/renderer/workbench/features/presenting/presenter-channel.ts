import * as z from 'zod/mini'
import { languages } from '../../../../contract/rules/language.ts'

/** A problem that the stage has shown. Each has an id of its own, also one with the text of another. */
const stageProblem = z.object({
  id: z.string(),
  text: z.string(),
  /** Language of a quote of the service or the server. */
  lang: z.optional(z.enum(languages)),
})
export type StageProblem = z.output<typeof stageProblem>

const presenterMessage = z.discriminatedUnion('kind', [
  /** From the presenter's window: asks whether a stage is presenting. */
  z.object({ kind: z.literal('ask') }),
  /** From the presenter's window to the stage. */
  z.object({ kind: z.literal('order'), order: z.enum(['next', 'back', 'end']) }),
  z.object({ kind: z.literal('begin'), key: z.string() }),
  /** From a stage: the id of its window, its start of presenting in epoch milliseconds, and its last problem. */
  z.object({
    kind: z.literal('stage'),
    window: z.string(),
    since: z.nullable(z.number()),
    problem: z.nullable(stageProblem),
  }),
  z.object({ kind: z.literal('gone'), window: z.string() }),
])
export type PresenterMessage = z.output<typeof presenterMessage>
export type StageMessage = Extract<PresenterMessage, { kind: 'stage' }>

export interface PresenterLink {
  readonly post: (message: PresenterMessage) => void
  readonly close: () => void
}

/** A channel between the windows of one browser: the stage and the presenter's window. */
export function openPresenterLink(onMessage: (message: PresenterMessage) => void): PresenterLink {
  const channel = new BroadcastChannel('yoimachi.presenter')
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(presenterMessage, data)
    if (message.success) onMessage(message.data)
  })
  return {
    post(message) {
      // A step may finish after the channel is closed, and posting would then throw.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves its origin
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}

import * as z from 'zod/mini'

const channelName = 'yoimachi.presenter'

const presenterMessage = z.discriminatedUnion('kind', [
  /** From the presenter's window: whether anybody presents. */
  z.object({ kind: z.literal('ask') }),
  /** From the presenter's window to the stage. */
  z.object({ kind: z.literal('order'), order: z.enum(['next', 'back', 'end']) }),
  z.object({ kind: z.literal('begin'), key: z.string() }),
  /** From a stage: it is there, since when it presents in epoch milliseconds, and what went wrong last. */
  z.object({ kind: z.literal('stage'), since: z.nullable(z.number()), problem: z.nullable(z.string()) }),
  z.object({ kind: z.literal('gone') }),
])
export type PresenterMessage = z.output<typeof presenterMessage>

export interface PresenterLink {
  readonly tell: (message: PresenterMessage) => void
  readonly close: () => void
}

/** The line between the windows of one browser: a stage and the presenter's notes. */
export function openPresenterLink(hear: (message: PresenterMessage) => void): PresenterLink {
  const channel = new BroadcastChannel(channelName)
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(presenterMessage, data)
    if (message.success) hear(message.data)
  })
  return {
    tell(message) {
      // A step that was under way when the stage ended tells of it later; the channel would throw.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves its origin
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}

/** Now as all windows of the browser count it. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()

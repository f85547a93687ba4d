import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { presenterPath } from '../../../contract/rules/start-options.ts'
import { flashesAtom } from '../parts/flash.ts'
import { store } from '../state/phones.ts'
import { isPresentingAtom } from '../state/presenting.ts'
import { begin, endPresenting, goBack, goOn } from './presenting-actions.ts'

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

const orders = { next: goOn, back: goBack, end: endPresenting } as const

/** Keeps the presenter's window in step with this stage, and does what is pressed there. One stage presents at a time. */
export function usePresenterLink(): void {
  const isPresenting = useAtomValue(isPresentingAtom)
  useEffect(() => {
    const since = isPresenting ? sharedNow() : null
    const state = (went = true): PresenterMessage => ({
      kind: 'stage',
      since,
      problem: went ? null : (store.get(flashesAtom).findLast(({ tone }) => tone === 'alarm')?.text ?? null),
    })
    const obey = async (message: PresenterMessage) => {
      if (message.kind === 'ask') link.tell(state())
      // Another stage has taken over.
      else if (message.kind === 'stage' && message.since !== null) endPresenting()
      else if (message.kind === 'begin' && isPresenting) link.tell(state(await begin(message.key)))
      else if (message.kind === 'order' && isPresenting) link.tell(state((await orders[message.order]()) ?? true))
    }
    const link = openPresenterLink((message) => void obey(message))
    const onPageHide = () => link.tell({ kind: 'gone' })
    link.tell(state())
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      link.close()
    }
  }, [isPresenting])
}

/** The presenter's window, beside the stage; a press while it is open brings it to the front. */
export function openPresenter(): void {
  window.open(presenterPath, 'yoimachi-presenter', 'popup,width=560,height=820')
}

import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { flashesAtom } from '../../hub/control/flash.ts'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { begin, endPresenting, orders } from './presenting-actions.ts'

const channelName = 'yoimachi.presenter'

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
    problem: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('gone'), window: z.string() }),
])
export type PresenterMessage = z.output<typeof presenterMessage>
type StageMessage = Extract<PresenterMessage, { kind: 'stage' }>

/** Id of this window in its messages, because several windows may show a stage. */
const thisWindow = crypto.randomUUID()

interface PresenterLink {
  readonly post: (message: PresenterMessage) => void
  readonly close: () => void
}

/** A channel between the windows of one browser: the stage and the presenter's window. */
export function openPresenterLink(onMessage: (message: PresenterMessage) => void): PresenterLink {
  const channel = new BroadcastChannel(channelName)
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

/** Missing outside a secure context. */
const lockManager = () => navigator.locks as LockManager | undefined

/** Name of the lock that a stage holds while its page lives. The browser frees it when the page crashes, too. */
const lockOf = (stage: string) => `${channelName}.${stage}`

let ownLock: Promise<void> | undefined

/** Takes the lock of this window, once. Resolves when it is held. */
const holdLock = (): Promise<void> =>
  (ownLock ??= new Promise((held) => {
    const locks = lockManager()
    if (!locks) return held()
    const untilUnload = new Promise<never>(() => {})
    void locks.request(lockOf(thisWindow), () => {
      held()
      return untilUnload
    })
  }))

/** Epoch milliseconds, the same in all windows of the browser. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()

/**
 * Reports the state of this stage to the presenter's window and carries out its orders. Only one stage presents at a
 * time.
 */
export function usePresenterLink(): void {
  const isPresenting = useAtomValue(isPresentingAtom)
  useEffect(() => {
    const since = isPresenting ? sharedNow() : null
    const report = async (went = true) => {
      // The presenter's window waits for its end.
      await holdLock()
      const problem = went ? null : (store.get(flashesAtom).findLast(({ tone }) => tone === 'alarm')?.text ?? null)
      link.post({ kind: 'stage', window: thisWindow, since, problem })
    }
    const handle = async (message: PresenterMessage) => {
      if (message.kind === 'ask') await report()
      // Another stage has begun to present.
      else if (message.kind === 'stage' && message.since !== null) endPresenting()
      else if (message.kind === 'begin' && isPresenting) await report(await begin(message.key))
      else if (message.kind === 'order' && isPresenting) await report((await orders[message.order]()) ?? true)
    }
    const link = openPresenterLink((message) => void handle(message))
    const onPageHide = () => link.post({ kind: 'gone', window: thisWindow })
    void report()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      link.close()
    }
  }, [isPresenting])
}

interface StageState {
  /** `none`: no window shows a stage. */
  readonly window: 'none' | 'open' | 'presenting'
  /** Start of presenting, epoch milliseconds. */
  readonly since: number | null
  readonly problem: string | null
}

/** State of the presenting stage, from the latest message of each window. Other stages only count as open. */
export function stageStateOf(stages: readonly StageMessage[]): StageState {
  const presenting = stages.findLast(({ since }) => since !== null)
  const { since = null, problem = null } = presenting ?? stages.at(-1) ?? {}
  if (presenting) return { window: 'presenting', since, problem }
  return { window: stages.length === 0 ? 'none' : 'open', since, problem }
}

/** State of the stage in the other window, and a function to send it commands. */
export function useStage(): StageState & { post: (message: PresenterMessage) => void } {
  const [stages, setStages] = useState<readonly StageMessage[]>([])
  const link = useRef<PresenterLink>(undefined)
  useEffect(() => {
    const note = (stage: string, message?: StageMessage) =>
      setStages((former) => [...former.filter(({ window }) => window !== stage), ...(message ? [message] : [])])
    const watch = new AbortController()
    const watched = new Set<string>()
    /** Drops a stage whose page ends without a message: its lock is free then. */
    const awaitEnd = (stage: string) => {
      if (watched.has(stage)) return
      watched.add(stage)
      void lockManager()
        ?.request(lockOf(stage), { signal: watch.signal }, () => note(stage))
        .catch(() => {})
    }
    const open = openPresenterLink((message) => {
      if (message.kind === 'gone') note(message.window)
      if (message.kind !== 'stage') return
      note(message.window, message)
      awaitEnd(message.window)
    })
    link.current = open
    open.post({ kind: 'ask' })
    return () => {
      watch.abort()
      open.close()
    }
  }, [])
  return { ...stageStateOf(stages), post: (message) => link.current?.post(message) }
}

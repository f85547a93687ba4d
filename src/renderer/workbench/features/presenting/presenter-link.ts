import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { flashesAtom } from '../../hub/control/flash.ts'
import { leavePresentation, presentingSinceAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { openPresenterLink, type PresenterMessage, type StageProblem } from './presenter-channel.ts'
import { endPresenting, orders } from './presenting-actions.ts'
import { holdLock, thisWindow } from './stage-lock.ts'
import { beginStory } from './story-presses.ts'

/** The problem that this stage shows now. */
function shownProblem(): StageProblem | null {
  const shown = store.get(flashesAtom).findLast(({ tone }) => tone === 'alarm')
  return shown ? { id: shown.id, text: shown.text, lang: shown.lang } : null
}

/**
 * Reports the state of this stage to the presenter's window and carries out its orders. Only one stage presents at a
 * time.
 */
export function usePresenterLink(): void {
  const since = useAtomValue(presentingSinceAtom)
  useEffect(() => {
    const report = async (problem: StageProblem | null = null) => {
      // The presenter's window waits for its end.
      await holdLock()
      link.post({ kind: 'stage', window: thisWindow, since: since ?? null, problem })
    }
    /** Reports the problem of an order that fails. */
    const reportEnd = async (done: Promise<boolean> | void) => report((await done) === false ? shownProblem() : null)
    const handle = (message: PresenterMessage) => {
      if (message.kind === 'ask') return report()
      // Another stage has begun to present.
      if (message.kind === 'stage' && message.since !== null) return endPresenting()
      if (since === undefined) return undefined
      if (message.kind === 'begin') return reportEnd(beginStory(message.key))
      return message.kind === 'order' ? reportEnd(orders[message.order]()) : undefined
    }
    const link = openPresenterLink((message) => void handle(message))
    const onPageHide = () => {
      leavePresentation()
      link.post({ kind: 'gone', window: thisWindow })
    }
    void report()
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      link.close()
    }
  }, [since])
}

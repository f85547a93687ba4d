import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { flashesAtom } from '../../hub/control/flash.ts'
import { isPresentingAtom } from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { openPresenterLink, type PresenterMessage, sharedNow, type StageProblem } from './presenter-channel.ts'
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
  const isPresenting = useAtomValue(isPresentingAtom)
  useEffect(() => {
    const since = isPresenting ? sharedNow() : null
    const report = async (went = true) => {
      // The presenter's window waits for its end.
      await holdLock()
      link.post({ kind: 'stage', window: thisWindow, since, problem: went ? null : shownProblem() })
    }
    const handle = async (message: PresenterMessage) => {
      if (message.kind === 'ask') await report()
      // Another stage has begun to present.
      else if (message.kind === 'stage' && message.since !== null) endPresenting()
      else if (message.kind === 'begin' && isPresenting) await report(await beginStory(message.key))
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

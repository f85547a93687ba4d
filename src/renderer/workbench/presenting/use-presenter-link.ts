import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { flashesAtom } from '../parts/flash.ts'
import { isPresentingAtom } from '../state/presenting.ts'
import { store } from '../state/store.ts'
import { openPresenterLink, sharedNow, type PresenterMessage } from './presenter-link.ts'
import { begin, endPresenting, goBack, goOn } from './presenting-actions.ts'

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
      else if (message.kind === 'order' && isPresenting)
        link.tell(state((await orders[message.order]()) ?? true))
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

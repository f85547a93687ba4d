import { useEffect, useRef, useState } from 'react'
import { useListener } from '../../parts/use-listener.ts'
import { openPresenterLink, type PresenterLink, type PresenterMessage } from './presenter-link.ts'

const orders: Readonly<Record<string, 'next' | 'back'>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
}

/** The keys of the stage also work in this window. */
export function usePresenterKeys(post: (order: 'next' | 'back') => void): void {
  useListener('keydown', (event) => {
    const order = orders[event.key]
    // Radio buttons keep their arrow keys.
    if (!order || (event.target instanceof Element && event.target.closest('input') !== null)) return
    event.preventDefault()
    post(order)
  })
}

interface StageState {
  /** `none`: no window shows a stage. */
  readonly window: 'none' | 'open' | 'presenting'
  /** Start of presenting, epoch milliseconds. */
  readonly since: number | null
  readonly problem: string | null
}

const nobody: StageState = { window: 'none', since: null, problem: null }

/** State of the stage in the other window, and a function to send it commands. */
export function useStage(): StageState & { post: (message: PresenterMessage) => void } {
  const [stage, setStage] = useState(nobody)
  const link = useRef<PresenterLink>(undefined)
  useEffect(() => {
    const open = openPresenterLink((message) => {
      if (message.kind === 'gone') setStage(nobody)
      if (message.kind !== 'stage') return
      const { since, problem } = message
      setStage({ window: since === null ? 'open' : 'presenting', since, problem })
    })
    link.current = open
    open.post({ kind: 'ask' })
    return open.close
  }, [])
  return { ...stage, post: (message) => link.current?.post(message) }
}

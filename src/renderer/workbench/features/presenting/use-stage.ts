import { useEffect, useRef, useState } from 'react'
import {
  openPresenterLink,
  type PresenterLink,
  type PresenterMessage,
  type StageMessage,
  type StageProblem,
} from './presenter-channel.ts'
import { awaitEndOf } from './stage-lock.ts'

interface StageState {
  /** `none`: no window shows a stage. */
  readonly window: 'none' | 'open' | 'presenting'
  /** Start of presenting, epoch milliseconds. */
  readonly since: number | null
  readonly problem: StageProblem | null
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
    const drop = (stage: string) => setStages((known) => known.filter(({ window }) => window !== stage))
    const watch = new AbortController()
    const watched = new Set<string>()
    const open = openPresenterLink((message) => {
      if (message.kind === 'gone') drop(message.window)
      if (message.kind !== 'stage') return
      const { window: stage } = message
      drop(stage)
      setStages((known) => [...known, message])
      if (!watched.has(stage)) awaitEndOf(stage, watch.signal, () => drop(stage))
      watched.add(stage)
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

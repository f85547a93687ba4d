import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { resetWorld } from '../panels/personas/reset-world.ts'
import { loadCapsule } from '../panels/snapshots/capsule-actions.ts'
import { bridge } from '../parts/bridge.ts'
import { attempt } from '../parts/flash.ts'

/** Carries out what was opened from outside: a capsule by double click, a link that the person agreed to. */
export function useOpened(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      bridge?.onOpen((target) => {
        if (target.kind === 'capsule') void attempt(() => loadCapsule(target.file))
        else if (target.kind === 'panel') void navigate(`/${target.key}`, { replace: true })
        else void attempt(() => resetWorld({ scenario: target.key }))
      }),
    [navigate],
  )
}

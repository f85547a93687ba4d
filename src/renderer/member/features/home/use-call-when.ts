import { useEffect, useEffectEvent } from 'react'

/** Calls `act` each time that `due` becomes true. */
export function useCallWhen(due: boolean, act: () => void): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (due) run()
  }, [due])
}

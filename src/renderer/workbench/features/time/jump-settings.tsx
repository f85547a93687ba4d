import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Switch } from '../../../ui/form/switch.tsx'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { useCopy } from '../../hub/language.ts'
import { connectedAtom } from '../../hub/state.ts'
import { setTownActivity } from './clock-actions.ts'
import { timeCopy } from './copy.ts'
import { keepSessionsAtom } from './jump.ts'

/** Settings of jumps: town activity and treatment of logins. */
export function JumpSettings() {
  const words = useCopy(timeCopy).move
  const [keep, setKeep] = useAtom(keepSessionsAtom)
  const { data: clock } = useQuery(clockQuery)
  const connected = useAtomValue(connectedAtom)
  return (
    <div className="border-t border-line pt-1 text-s">
      <Switch
        {...words.town}
        checked={clock?.townActivity ?? false}
        disabled={clock === undefined || !connected}
        onChange={(event) => void setTownActivity(event.target.checked)}
      />
      <Switch {...words.keepLogins} checked={keep} onChange={(event) => setKeep(event.target.checked)} />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { Switch } from '../../ui/form/switch.tsx'
import { clockQuery } from '../control/clock-query.ts'
import { keepSessionsAtom } from '../state/layout.ts'
import { setTownActivity } from './clock-actions.ts'

/** What time brings besides what is due, and how jumps treat logins. */
export function JumpSettings() {
  const [keep, setKeep] = useAtom(keepSessionsAtom)
  const { data: clock } = useQuery(clockQuery)
  return (
    <div className="border-t border-line pt-1 text-s">
      <Switch
        label="町の会員も動く"
        text="時間が進むと、町の会員が足跡・いいね・返信・投稿をします。"
        checked={clock?.townActivity ?? false}
        disabled={clock === undefined}
        onChange={(event) => void setTownActivity(event.target.checked)}
      />
      <Switch
        label="ログインを保つ"
        text="切ると、期限を過ぎたログインは終わります。"
        checked={keep}
        onChange={(event) => setKeep(event.target.checked)}
      />
    </div>
  )
}

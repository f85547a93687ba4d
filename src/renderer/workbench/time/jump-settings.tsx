import { useAtom } from 'jotai'
import { Switch } from '../../ui/form/switch.tsx'
import { keepSessionsAtom } from '../state/layout.ts'

/** How jumps treat logins. */
export function JumpSettings() {
  const [keep, setKeep] = useAtom(keepSessionsAtom)
  return (
    <div className="border-t border-line pt-1 text-s">
      <Switch
        label="ログインを保つ"
        text="切ると、期限を過ぎたログインは終わります。"
        checked={keep}
        onChange={(event) => setKeep(event.target.checked)}
      />
    </div>
  )
}

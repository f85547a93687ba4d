import { useAtom } from 'jotai'
import { Switch } from '../../ui/form/switch.tsx'
import { keepSessionsAtom, reloadAfterJumpAtom } from '../state/layout.ts'

/** How jumps treat logins and phones. */
export function JumpSettings() {
  const [keep, setKeep] = useAtom(keepSessionsAtom)
  const [reload, setReload] = useAtom(reloadAfterJumpAtom)
  return (
    <div className="border-t border-line pt-1 text-s">
      <Switch
        label="ログインを保つ"
        text="切ると、期限を過ぎたログインは終わります。"
        checked={keep}
        onChange={(event) => setKeep(event.target.checked)}
      />
      <Switch
        label="移動のあとに再読み込みする"
        text="スマートフォンが新しい時刻の画面になります。"
        checked={reload}
        onChange={(event) => setReload(event.target.checked)}
      />
    </div>
  )
}

import { useAtomValue } from 'jotai'
import { Switch } from '../../../ui/form/switch.tsx'
import { bridge } from '../../parts/files.ts'
import { Panel } from '../../parts/panel.tsx'
import { chooseTheme } from '../../parts/use-theme.ts'
import { chooseQuiet } from '../../stage/phone-actions.ts'
import { quietAtom, themeAtom } from '../../state/layout.ts'
import { DesktopSettings } from './desktop-settings.tsx'
import { SettingRow } from './setting-row.tsx'

const themes = [
  { value: 'system', label: 'システムに合わせる' },
  { value: 'light', label: '昼' },
  { value: 'dark', label: '夜' },
] as const

/** How the workbench looks, and in the desktop app what the app itself is told at its start. */
export function SettingsPanel() {
  const theme = useAtomValue(themeAtom)
  const quiet = useAtomValue(quietAtom)
  return (
    <Panel title="設定">
      <div className="divide-y divide-line">
        <SettingRow
          title="配色"
          text="ワークベンチの配色。スマートフォンは、ステージの歯車から別の配色にできます。"
          options={themes}
          value={theme}
          onValueChange={chooseTheme}
        />
        <div className="py-1.5">
          <Switch
            label="静かな画面"
            text="お知らせ・ログインボーナス・キャンペーンをひとりでに開かず、好みの項目をたたみます。発表中は、いつも静かです。"
            checked={quiet}
            onChange={(event) => chooseQuiet(event.target.checked)}
          />
        </div>
        {bridge ? (
          <DesktopSettings bridge={bridge} />
        ) : (
          <p className="py-3.5 text-s text-ink-2">
            ポートとデータの保存先は、起動するときに指定します。デスクトップ版では、ここで選べます。
          </p>
        )}
      </div>
    </Panel>
  )
}

import { useAtomValue } from 'jotai'
import { bridge } from '../../parts/bridge.ts'
import { Panel } from '../../parts/panel.tsx'
import { chooseTheme } from '../../parts/use-theme.ts'
import { themeAtom } from '../../state/layout.ts'
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
  return (
    <Panel title="設定">
      <div className="divide-y divide-line">
        <SettingRow
          title="配色"
          text="ワークベンチの配色。スマートフォンの配色は、会員アプリの設定で選びます。"
          options={themes}
          value={theme}
          onValueChange={chooseTheme}
        />
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

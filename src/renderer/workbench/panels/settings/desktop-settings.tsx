import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Bridge, SettingsChange } from '../../../../preload/bridge.ts'
import { queryClient } from '../../control/query-client.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { attempt } from '../../parts/flash.ts'
import { QueryState } from '../../parts/panel.tsx'
import { PortField } from './port-field.tsx'
import { SettingRow } from './setting-row.tsx'

const languages = [
  { value: 'system', label: 'システムに合わせる' },
  { value: 'ja', label: '日本語' },
  { value: 'en', label: 'English' },
] as const

const levels = [
  { value: 'error', label: 'エラー' },
  { value: 'warn', label: '注意も' },
  { value: 'info', label: 'すべて' },
] as const

interface DesktopSettingsProps {
  bridge: Bridge
}

/** The settings that the desktop app keeps. Port and folder count from its next start on. */
export function DesktopSettings({ bridge }: DesktopSettingsProps) {
  const options = queryOptions({ queryKey: ['desktop-settings'], queryFn: () => bridge.getSettings() })
  const query = useQuery(options)
  const change = (wish: SettingsChange) =>
    attempt(async () => queryClient.setQueryData(options.queryKey, await bridge.changeSettings(wish)))
  const chooseFolder = async () =>
    void queryClient.setQueryData(options.queryKey, await bridge.chooseDataFolder())
  return (
    <QueryState query={query}>
      {({ language, fixedPort, dataDir, log }) => (
        <>
          <SettingRow
            title="言語"
            text="メニューとダイアログの言語。ワークベンチと会員アプリは日本語です。"
            options={languages}
            value={language}
            onValueChange={(value) => void change({ language: value })}
          />
          <PortField port={fixedPort} onChange={(port) => void change({ fixedPort: port })} />
          <section aria-labelledby="data-folder" className="grid gap-2 py-3.5">
            <div>
              <h3 id="data-folder">データの保存先</h3>
              <p className="text-s text-ink-2">
                次の起動から、この場所の世界を使います。今の世界は移しません。
              </p>
            </div>
            <code className="font-mono text-xs break-all">{dataDir ?? '標準の場所'}</code>
            <div className="flex gap-2">
              <ActionButton run={chooseFolder}>選ぶ…</ActionButton>
              {dataDir !== null && (
                <ActionButton run={() => change({ dataDir: null })}>標準に戻す</ActionButton>
              )}
            </div>
          </section>
          <SettingRow
            title="ログ"
            text="ログのファイルに残すもの。このコンピューターにだけ残り、古いものから消えます。"
            options={levels}
            value={log}
            onValueChange={(value) => void change({ log: value })}
          />
          <div className="py-3.5">
            <ActionButton run={() => bridge.showLog()}>ログを表示</ActionButton>
          </div>
        </>
      )}
    </QueryState>
  )
}

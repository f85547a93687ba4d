import { queryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Bridge, SettingsChange } from '../../../../preload/bridge.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { bridge } from '../../hub/bridge.ts'
import { attempt } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/queries.ts'
import { chooseQuiet } from '../../hub/phones/refresh-phones.ts'
import { quietAtom, themeAtom } from '../../hub/state.ts'
import { chooseTheme } from '../../hub/theme.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'

interface SettingRowProps<Value extends string> {
  title: string
  text: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One setting with its explanation and values. */
export function SettingRow<Value extends string>(props: SettingRowProps<Value>) {
  const { title, text, ...choice } = props
  return (
    <div className="grid gap-2 py-3.5">
      <div>
        <h3>{title}</h3>
        <p className="text-s text-ink-2">{text}</p>
      </div>
      <Segmented label={title} size="s" className="justify-self-start" {...choice} />
    </div>
  )
}

interface PortFieldProps {
  /** `null` keeps the port of the last start. */
  port: number | null
  onChange: (port: number | null) => void
}

/** Port from the next start. Empty keeps the port of the last start, so that logins on the phones survive. */
export function PortField({ port, onChange }: PortFieldProps) {
  const [text, setText] = useState(port === null ? '' : String(port))
  const value = text === '' ? null : Number(text)
  const isWrong = value !== null && !(Number.isInteger(value) && value >= 1 && value <= 65_535)
  return (
    <form
      className="grid grid-cols-[1fr_auto] items-start gap-2 py-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onChange(value)
      }}
    >
      <Field
        label="ポート"
        hint="次の起動から使います。空にすると、前回と同じ番号にします。変えると、スマートフォンは一度ログアウトします。"
        problem={isWrong ? '1 から 65535 までの数字を入力してください。' : undefined}
        inputMode="numeric"
        autoComplete="off"
        placeholder="自動"
        value={text}
        onChange={(value) => setText(value.trim())}
      />
      <SmallButton type="submit" className="mt-5" disabled={isWrong || value === port}>
        決定
      </SmallButton>
    </form>
  )
}

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

/** Settings of the desktop app. Port and folder apply from its next start. */
export function DesktopSettings({ bridge }: { bridge: Bridge }) {
  const options = queryOptions({ queryKey: ['desktop-settings'], queryFn: () => bridge.getSettings() })
  const change = (wish: SettingsChange) =>
    attempt(async () => queryClient.setQueryData(options.queryKey, await bridge.changeSettings(wish)))
  const chooseFolder = async () => void queryClient.setQueryData(options.queryKey, await bridge.chooseDataFolder())
  return (
    <QueryState of={options}>
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
              <p className="text-s text-ink-2">次の起動から、この場所の世界を使います。今の世界は移しません。</p>
            </div>
            <code className="font-mono text-xs break-all">{dataDir ?? '標準の場所'}</code>
            <div className="flex gap-2">
              <ActionButton run={chooseFolder}>選ぶ…</ActionButton>
              {dataDir !== null && <ActionButton run={() => change({ dataDir: null })}>標準に戻す</ActionButton>}
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

const themes = [
  { value: 'system', label: 'システムに合わせる' },
  { value: 'light', label: '昼' },
  { value: 'dark', label: '夜' },
] as const

/** Appearance of the workbench, and in the desktop app the settings of its start. */
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

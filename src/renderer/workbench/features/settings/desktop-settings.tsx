import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { highestPort } from '../../../../contract/rules/start-options.ts'
import type { Bridge, SettingsChange } from '../../../../preload/bridge.ts'
import { attempt } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { isWholeNumber } from '../../parts/whole-number.ts'
import { settingsCopy } from './copy.ts'
import { SettingRow } from './setting-row.tsx'

/** Port from the next start. Empty or `null` keeps the port of the last start, so that logins on the phones survive. */
function PortField({ port, onChange }: { port: number | null; onChange: (port: number | null) => void }) {
  const words = useCopy(settingsCopy)
  const [text, setText] = useState(port === null ? '' : String(port))
  const value = text === '' ? null : Number(text)
  const isWrong = value !== null && !isWholeNumber(text, 1, highestPort)
  return (
    <form
      className="grid grid-cols-[1fr_auto] items-start gap-2 py-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onChange(value)
      }}
    >
      <Field
        {...words.port}
        problem={isWrong ? words.portProblem : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(typed) => setText(typed.trim())}
      />
      <SmallButton type="submit" className="mt-5" disabled={isWrong || value === port}>
        {words.setPort}
      </SmallButton>
    </form>
  )
}

/** Settings of the desktop app. Port and folder apply from its next start. */
export function DesktopSettings({ bridge }: { bridge: Bridge }) {
  const words = useCopy(settingsCopy)
  const options = queryOptions({ queryKey: ['desktop-settings'], queryFn: () => bridge.getSettings() })
  const change = (wish: SettingsChange) =>
    attempt(async () => queryClient.setQueryData(options.queryKey, await bridge.changeSettings(wish)))
  const chooseFolder = async () => void queryClient.setQueryData(options.queryKey, await bridge.chooseDataFolder())
  return (
    <QueryState of={options}>
      {({ fixedPort, dataDir, log }) => (
        <>
          <PortField port={fixedPort} onChange={(port) => void change({ fixedPort: port })} />
          <section aria-labelledby="data-folder" className="grid gap-2 py-3.5">
            <div>
              <h3 id="data-folder">{words.dataFolder}</h3>
              <p className="text-s text-ink-2">{words.dataFolderText}</p>
            </div>
            <code className="font-mono text-xs break-all">{dataDir ?? words.standardFolder}</code>
            <div className="flex gap-2">
              <ActionButton run={chooseFolder}>{words.chooseFolder}</ActionButton>
              {dataDir !== null && (
                <ActionButton run={() => change({ dataDir: null })}>{words.resetFolder}</ActionButton>
              )}
            </div>
          </section>
          <SettingRow {...words.log} value={log} onChange={(value) => void change({ log: value })} />
          <div className="py-3.5">
            <ActionButton run={() => bridge.showLog()}>{words.showLog}</ActionButton>
          </div>
        </>
      )}
    </QueryState>
  )
}

import { queryOptions } from '@tanstack/react-query'
import type { Bridge, SettingsChange } from '../../../../preload/bridge.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { settingsCopy } from './copy.ts'
import { PortField } from './port-field.tsx'
import { SettingRow } from './setting-row.tsx'

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

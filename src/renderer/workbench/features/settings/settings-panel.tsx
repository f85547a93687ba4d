import { useAtomValue } from 'jotai'
import { Switch } from '../../../ui/form/switch.tsx'
import { bridge } from '../../hub/bridge.ts'
import { languageChoiceAtom, useCopy } from '../../hub/language.ts'
import { chooseLanguage } from '../../hub/page-language.ts'
import { chooseQuiet } from '../../hub/phones/quiet-stage.ts'
import { quietAtom } from '../../hub/state.ts'
import { chooseTheme, themeAtom } from '../../hub/theme.ts'
import { Panel } from '../../parts/panel.tsx'
import { settingsCopy } from './copy.ts'
import { DesktopSettings } from './desktop-settings.tsx'
import { SettingRow } from './setting-row.tsx'

/** Appearance of the workbench, and in the desktop app the settings of its start. */
export function SettingsPanel() {
  const words = useCopy(settingsCopy)
  const theme = useAtomValue(themeAtom)
  const language = useAtomValue(languageChoiceAtom)
  const quiet = useAtomValue(quietAtom)
  return (
    <Panel title={words.title}>
      <div className="divide-y divide-line">
        <SettingRow {...words.theme} value={theme} onChange={chooseTheme} />
        <SettingRow {...words.language} value={language} onChange={chooseLanguage} />
        <div className="py-1.5">
          <Switch {...words.quiet} checked={quiet} onChange={(event) => chooseQuiet(event.target.checked)} />
        </div>
        {bridge ? <DesktopSettings bridge={bridge} /> : <p className="py-3.5 text-s text-ink-2">{words.ofStart}</p>}
      </div>
    </Panel>
  )
}

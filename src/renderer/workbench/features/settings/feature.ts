import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { settingsCommands } from './commands.ts'
import { settingsCopy } from './copy.ts'
import { ThemeButton } from './theme-button.tsx'

export const settings: Feature = {
  key: 'settings',
  panel: {
    copy: settingsCopy,
    icon: 'gear',
    group: 'foot',
    ...lazyPanel(async () => (await import('./settings-panel.tsx')).SettingsPanel),
  },
  useCommands: settingsCommands,
  slots: { railFoot: ThemeButton },
}

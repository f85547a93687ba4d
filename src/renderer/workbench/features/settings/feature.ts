import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { themeCommands } from './commands.ts'
import { ThemeButton } from './theme-button.tsx'

export const settings: Feature = {
  key: 'settings',
  panel: {
    title: '設定',
    english: 'Settings',
    icon: 'gear',
    group: 'foot',
    words: 'settings 配色 言語 ポート 保存先 ログ',
    ...lazyPanel(async () => (await import('./settings-panel.tsx')).SettingsPanel),
  },
  useCommands: () => themeCommands,
  slots: { railFoot: ThemeButton },
}

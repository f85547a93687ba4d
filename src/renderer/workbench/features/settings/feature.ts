import { type Command, inGroup } from '../../hub/commands.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { chooseLanguage } from '../../hub/page-language.ts'
import { chooseTheme } from '../../hub/theme.ts'
import { settingsCopy } from './copy.ts'
import { ThemeButton } from './theme-button.tsx'

/** Theme and language of the workbench. */
export const settingsCommands = (): readonly Command[] =>
  inGroup('view', settingsCopy, ({ command }) => [
    [command.useLight, command.themeSearch, 'sun', () => chooseTheme('light')],
    [command.useDark, command.themeSearch, 'moon', () => chooseTheme('dark')],
    [command.useSystem, command.themeSearch, 'refresh', () => chooseTheme('system')],
    [command.speakJapanese, command.languageSearch, 'chat', () => chooseLanguage('ja')],
    [command.speakEnglish, command.languageSearch, 'chat', () => chooseLanguage('en')],
    [command.speakSystem, command.languageSearch, 'refresh', () => chooseLanguage('system')],
  ])

export const settings: Feature = {
  key: 'settings',
  panel: lazyPanel(settingsCopy, 'gear', 'foot', async () => (await import('./settings-panel.tsx')).SettingsPanel),
  useCommands: settingsCommands,
  slots: { railFoot: ThemeButton },
}

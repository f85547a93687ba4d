import { type Command, inGroup } from '../../hub/commands.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { chooseLanguage } from '../../hub/page-language.ts'
import { chooseTheme } from '../../hub/theme.ts'
import { settingsCopy } from './copy.ts'
import { ThemeButton } from './theme-button.tsx'

/** Theme and language of the workbench. */
export const settingsCommands = (): readonly Command[] =>
  inGroup('view', settingsCopy, ({ command: words }) => [
    { title: words.useLight, search: words.themeSearch, icon: 'sun', run: () => chooseTheme('light') },
    { title: words.useDark, search: words.themeSearch, icon: 'moon', run: () => chooseTheme('dark') },
    { title: words.useSystem, search: words.themeSearch, icon: 'refresh', run: () => chooseTheme('system') },
    { title: words.speakJapanese, search: words.languageSearch, icon: 'chat', run: () => chooseLanguage('ja') },
    { title: words.speakEnglish, search: words.languageSearch, icon: 'chat', run: () => chooseLanguage('en') },
    { title: words.speakSystem, search: words.languageSearch, icon: 'refresh', run: () => chooseLanguage('system') },
  ])

export const settings: Feature = {
  key: 'settings',
  panel: lazyPanel(settingsCopy, 'gear', 'foot', async () => (await import('./settings-panel.tsx')).SettingsPanel),
  useCommands: settingsCommands,
  slots: { railFoot: ThemeButton },
}

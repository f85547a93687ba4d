import { type Command, inGroup } from '../../hub/commands.ts'
import { chooseLanguage } from '../../hub/page-language.ts'
import { chooseTheme } from '../../hub/theme.ts'
import { settingsCopy } from './copy.ts'

export const settingsCommands = (): readonly Command[] =>
  inGroup('view', settingsCopy, [
    [({ command }) => command.useLight, ({ command }) => command.themeSearch, 'sun', () => chooseTheme('light')],
    [({ command }) => command.useDark, ({ command }) => command.themeSearch, 'moon', () => chooseTheme('dark')],
    [({ command }) => command.useSystem, ({ command }) => command.themeSearch, 'refresh', () => chooseTheme('system')],
    [
      ({ command }) => command.speakJapanese,
      ({ command }) => command.languageSearch,
      'chat',
      () => chooseLanguage('ja'),
    ],
    [
      ({ command }) => command.speakEnglish,
      ({ command }) => command.languageSearch,
      'chat',
      () => chooseLanguage('en'),
    ],
    [
      ({ command }) => command.speakSystem,
      ({ command }) => command.languageSearch,
      'refresh',
      () => chooseLanguage('system'),
    ],
  ])

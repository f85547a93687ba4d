import { type Command, inGroup } from '../../hub/commands.ts'
import { chooseTheme } from '../../hub/theme.ts'
import { settingsCopy } from './copy.ts'

export const themeCommands = (): readonly Command[] =>
  inGroup('view', settingsCopy, [
    [({ command }) => command.useLight, ({ command }) => command.themeSearch, 'sun', () => chooseTheme('light')],
    [({ command }) => command.useDark, ({ command }) => command.themeSearch, 'moon', () => chooseTheme('dark')],
    [({ command }) => command.useSystem, ({ command }) => command.themeSearch, 'refresh', () => chooseTheme('system')],
  ])

import { type Command, inGroup } from '../../hub/commands.ts'
import { chooseTheme } from '../../hub/theme.ts'

export const themeCommands: readonly Command[] = inGroup('表示', [
  ['昼の配色にする', 'theme light テーマ', 'sun', () => chooseTheme('light')],
  ['夜の配色にする', 'theme dark テーマ', 'moon', () => chooseTheme('dark')],
  ['配色をシステムに合わせる', 'theme system テーマ', 'refresh', () => chooseTheme('system')],
])

import { useAtomValue } from 'jotai'
import { useCopy } from '../../hub/language.ts'
import { chooseTheme, themeAtom, useTheme } from '../../hub/theme.ts'
import { RailButton } from '../../parts/rail-item.tsx'
import { settingsCopy } from './copy.ts'

/** Switches between day and night. The system decides before the first press. */
export function ThemeButton() {
  const words = useCopy(settingsCopy)
  const theme = useTheme()
  const choice = useAtomValue(themeAtom)
  const next = theme === 'day' ? 'dark' : 'light'
  const label = theme === 'day' ? words.command.useDark : words.command.useLight
  return (
    <RailButton
      icon={theme === 'day' ? 'moon' : 'sun'}
      word={theme === 'day' ? words.theme.names.dark : words.theme.names.light}
      label={choice === 'system' ? words.followsSystem(label) : label}
      run={() => chooseTheme(next)}
    />
  )
}

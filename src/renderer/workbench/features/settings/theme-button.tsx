import { useAtomValue } from 'jotai'
import { themeAtom } from '../../hub/state.ts'
import { chooseTheme, useTheme } from '../../hub/theme.ts'
import { RailButton } from '../../parts/rail-button.tsx'

/** Switches between day and night. The system decides before the first press. */
export function ThemeButton() {
  const theme = useTheme()
  const choice = useAtomValue(themeAtom)
  const next = theme === 'day' ? 'dark' : 'light'
  const label = theme === 'day' ? '夜の配色にする' : '昼の配色にする'
  return (
    <RailButton
      icon={theme === 'day' ? 'moon' : 'sun'}
      word={theme === 'day' ? '夜' : '昼'}
      label={choice === 'system' ? `${label}（いまはシステムに合わせています）` : label}
      run={() => chooseTheme(next)}
    />
  )
}

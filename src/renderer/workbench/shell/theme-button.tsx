import { useAtomValue } from 'jotai'
import { IconButton } from '../../ui/base/button.tsx'
import { chooseTheme, useTheme } from '../parts/use-theme.ts'
import { themeAtom } from '../state/layout.ts'

/** Day or night; the system decides until it is pressed. */
export function ThemeButton() {
  const theme = useTheme()
  const choice = useAtomValue(themeAtom)
  const next = theme === 'day' ? 'dark' : 'light'
  const label = theme === 'day' ? '夜の配色にする' : '昼の配色にする'
  return (
    <IconButton
      icon={theme === 'day' ? 'moon' : 'sun'}
      label={choice === 'system' ? `${label}（いまはシステムに合わせています）` : label}
      size={34}
      onClick={() => chooseTheme(next)}
    />
  )
}

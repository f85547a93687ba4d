import { useAtomValue } from 'jotai'
import { useCopy } from '../../hub/language.ts'
import { chooseTheme, themeAtom, useTheme } from '../../hub/theme.ts'
import { RailButton } from '../../parts/rail-item.tsx'
import { settingsCopy } from './copy.ts'

/** The other theme, by the present one. */
const others = { day: { icon: 'moon', next: 'dark' }, night: { icon: 'sun', next: 'light' } } as const

/** Switches between day and night. The system decides before the first press. */
export function ThemeButton() {
  const words = useCopy(settingsCopy)
  const { icon, next } = others[useTheme()]
  const choice = useAtomValue(themeAtom)
  const label = next === 'dark' ? words.command.useDark : words.command.useLight
  return (
    <RailButton
      icon={icon}
      word={words.theme.names[next]}
      label={choice === 'system' ? words.followsSystem(label) : label}
      run={() => chooseTheme(next)}
    />
  )
}

import { navCopy } from '../../../lib/copy/nav.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../device/theme.ts'

const copy = navCopy.theme

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: copy.system },
  { value: 'day', label: copy.day },
  { value: 'night', label: copy.night },
]

export function ThemeSwitch({ titled = false }: { titled?: boolean }) {
  const choice = useThemeChoice()
  return (
    <div className="grid justify-items-start gap-1.5">
      {!titled && <span className="text-xs text-ink-2">{copy.label}</span>}
      <Segmented label={copy.label} options={options} value={choice} onValueChange={chooseTheme} />
    </div>
  )
}

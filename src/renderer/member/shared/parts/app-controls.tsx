import { authCopy } from '../../../lib/copy/auth.ts'
import { navCopy } from '../../../lib/copy/nav.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useLogout } from '../logout.ts'
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../theme.ts'

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

/** Logs out and opens /login for any response (NAV-28, AUTH-67 to AUTH-71). */
export function LogoutButton({ onDone }: { onDone?: () => void }) {
  const logout = useLogout(onDone)
  return (
    <Button tone="quiet" size="m" icon="logout" busy={logout.isPending} onClick={() => logout.mutate()}>
      {authCopy.logout}
    </Button>
  )
}

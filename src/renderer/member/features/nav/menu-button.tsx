import { Suspense, useState } from 'react'
import { navCopy } from '../../../lib/copy/nav.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'

const loadMenu = () => import('./main-menu.tsx')
const MainMenu = lazyWithFallback(async () => (await loadMenu()).MainMenu)

interface MenuButtonProps {
  /** Opens the FAQ helper. Without it, the entry links to /qa. */
  onFaq?: () => void
}

/** Opens the hamburger menu (NAV-01). Preloads its code when the pointer enters. */
export function MenuButton({ onFaq }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        icon="menu"
        label={navCopy.menu.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu().catch(() => {})}
        onClick={show}
      />
      {asked && (
        <Suspense>
          <MainMenu open={open} onClose={() => setOpen(false)} onFaq={onFaq} />
        </Suspense>
      )}
    </>
  )
}

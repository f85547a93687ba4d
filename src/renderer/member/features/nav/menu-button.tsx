import { lazy, Suspense, useState } from 'react'
import { navCopy } from '../../../lib/copy/nav.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

const loadMenu = () => import('./main-menu.tsx')
const MainMenu = lazy(async () => ({ default: (await loadMenu()).MainMenu }))

/** Opens the hamburger menu (NAV-01); its code arrives while the finger is on the way. */
export function MenuButton() {
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
        onPointerEnter={() => void loadMenu()}
        onClick={show}
      />
      {asked && (
        <Suspense>
          <MainMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useState } from 'react'
import { navCopy } from '../../../lib/copy/nav.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { lazyLayer } from '../../shared/loading/loading.ts'

const loadMenu = () => import('../../features/nav/main-menu.tsx')

const MainMenu = lazyLayer(async () => (await loadMenu()).MainMenu)

/** Opens the hamburger menu (NAV-01). Preloads its code when the pointer enters. */
export function MenuButton({ onFaq }: { onFaq: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="menu"
        label={navCopy.menu.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu().catch(() => {})}
        onClick={() => setOpen(true)}
      />
      <MainMenu open={open} onClose={() => setOpen(false)} onFaq={onFaq} />
    </>
  )
}

import { Suspense } from 'react'
import { useIsWide } from '../../../lib/window-width.ts'
import { lazyWithFallback } from '../../shared/loading/loading.ts'

const FootLinks = lazyWithFallback(async () => (await import('../../features/nav/legal-links.tsx')).FootLinks)

const row =
  'mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-8 pt-2 pb-7 max-md:hidden @6xl:px-11'

/** While the page loads or sends. */
const busy = 'peer-has-[[data-loading]]:invisible peer-has-[form[aria-busy=true]]:invisible'

/**
 * Foot of a page in a wide window, hidden while the page loads or sends. Has its height before its code is loaded, so that
 * no page moves under a press.
 */
export function PageFoot({ guest }: { guest: boolean }) {
  const isWide = useIsWide()
  return (
    <footer className={`${row} ${busy} ${guest ? 'min-h-26' : 'min-h-20'}`}>
      <Suspense>{isWide && <FootLinks guest={guest} />}</Suspense>
    </footer>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { useHasPanes } from '../../../lib/browser.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { LanternScene } from '../../../ui/brand/scenes.tsx'
import { reloadPairings } from '../../shared/pairings.ts'
import { PairingList } from './pairing-list.tsx'

/** Page /recommends, the women's list (REC-01). The app passes in `banner`, which belongs to another feature. */
export function RecommendationsPage({ banner }: { banner?: ReactNode }) {
  return <Recommendations sex={2} banner={banner} />
}

/** Page /recommends/male, the men's list (REC-02). */
export function RecommendationsMalePage() {
  return <Recommendations sex={1} />
}

/** The list. In panes, the list already stands at the side, so this shows the placeholder of a conversation (D-105). */
function Recommendations({ sex, banner }: { sex: Sex; banner?: ReactNode }) {
  if (!useHasPanes()) return <PairingList sex={sex} banner={banner} />
  return (
    <div className="grid flex-1 content-center gap-6 p-8">
      {banner}
      <div className="mx-auto grid w-full max-w-md justify-items-center gap-4 text-center">
        <div aria-hidden className="relative h-52 w-full overflow-hidden rounded-l">
          <LanternScene />
        </div>
        <h2 className="font-display text-xl tracking-mincho">{recommendationCopy.choose.title}</h2>
        <p className="text-s phrase text-ink-2">{recommendationCopy.choose.text}</p>
      </div>
    </div>
  )
}

/** List beside a conversation in a wide window; the address holds its tab and page (D-81, D-105). */
export function ListPane({ sex }: { sex: Sex }) {
  const { pathname, search } = useLocation()

  // Reloads the list when a conversation opens, because opening changes its unread count. The first load is automatic.
  const open = pathname + (new URLSearchParams(search).get('uuid') ?? '')
  const read = useRef(open)
  useEffect(() => {
    if (read.current === open) return
    read.current = open
    reloadPairings()
  }, [open])

  // The conversation renders the page's h1.
  const Heading = pathname === '/chat' || pathname === '/hona' ? 'h2' : 'h1'
  return (
    <>
      <Heading className="px-5 pt-4.5 pb-3 font-display text-xl/snug tracking-mincho">
        {recommendationCopy.title}
      </Heading>
      <a
        href="#main"
        className="sr-only mx-5 mb-3 rounded-full bg-paper px-4 py-2 text-plum shadow-2 focus:not-sr-only focus:w-fit"
      >
        {recommendationCopy.list.skip}
      </a>
      <PairingList sex={sex} />
    </>
  )
}

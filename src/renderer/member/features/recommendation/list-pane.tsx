import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { reloadPairings } from '../../shared/pairings.ts'
import { PairingList } from './pairing-list.tsx'

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

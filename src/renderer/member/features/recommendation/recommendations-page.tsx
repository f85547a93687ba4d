import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, Navigate } from 'react-router-dom'
import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import { LanternScene } from '../../../ui/brand/scenes.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/queries.ts'
import { pairingsPath } from '../../shared/navigation.ts'
import { reloadPairings, pairingsCall, partnerPath, searchPairings } from '../../shared/pairings.ts'
import { PairingList } from './pairing-list.tsx'

/** Page /recommends, the women's list (REC-01). The app passes in `banner`, which belongs to another feature. */
export function RecommendationsPage({ banner }: { banner?: React.ReactNode }) {
  return <Recommendations sex={Sex.woman} banner={banner} />
}

/** Page /recommends/male, the men's list (REC-02). */
export function RecommendationsMalePage() {
  return <Recommendations sex={Sex.man} />
}

/** The list. In panes, the list already stands at the side, so this shows the placeholder of a conversation (D-105). */
function Recommendations({ sex, banner }: { sex: Sex; banner?: React.ReactNode }) {
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

/** Profile of the newest row that awaits this member's decision, or null. Rows come newest first (API-29). */
export function newestUndecided(
  rows: readonly Pick<RecommendRow, 'is_choosable' | 'partner_user_id' | 'status_n'>[],
  sex: Sex,
): string | null {
  // A premium woman may choose again at 3, but that row is already decided.
  const row = rows.find(({ is_choosable, status_n }) => is_choosable && status_n !== StatusN.noMatch)
  if (!row) return null
  return partnerPath(sex, row.partner_user_id)
}

/** Returns the address of the newest recommendation that awaits a decision, or null (D-53, ROUTE-54). */
export function useNewestUndecided(sex: Sex) {
  // Her new recommendations are among the others. He decides on received likes.
  const status = sex === Sex.man ? 'liked' : 'others'
  return useQuery<string | null>({
    queryKey: [pairingsCall(sex).id, 'newest-undecided'],
    queryFn: ({ signal }) => searchPairings({ sex, status, signal }, (rows) => newestUndecided(rows, sex)),
    refetchOnMount: 'always',
  })
}

/** Page /recommend: opens the newest undecided recommendation, or the list when there is none (D-53, ROUTE-54). */
export function NewestRecommendationPage() {
  const { sex } = useAccount()
  const list = pairingsPath(sex)
  const newest = useNewestUndecided(sex)
  const { data, isFetching } = newest
  if (data !== undefined && !isFetching) return <Navigate to={data ?? list} replace />
  const opening = (
    <output className="grid justify-items-center gap-3 py-16 text-s text-ink-2">
      <Spinner />
      {recommendationCopy.newest.opening}
    </output>
  )
  return (
    <PageBody>
      <Waiting query={newest} skeleton={opening} />
    </PageBody>
  )
}

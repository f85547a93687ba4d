import { Link, useSearchParams } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { readListAddress } from './list-address.ts'
import { viewOf, type ListView } from './list-view.ts'

const { list, emptyOf } = recommendationCopy

/** A tab with nobody in it: how somebody comes to stand there, and the way (REC-23). */
export function EmptyList({ sex }: { sex: Sex }) {
  const [params] = useSearchParams()
  const address = readListAddress(params)
  const view = viewOf(address)
  // Of the two lists of likes, the one of those sent.
  const sent = address.status === 'send_like'
  const hint = emptyOf[sex][sent ? 'sent' : view]
  const way = wayOf(sex, view, sent)
  return (
    <EmptyState
      title={list.empty}
      action={
        way && (
          <Button tone="quiet" size="m" render={<Link to={way.to} />}>
            {way.text}
          </Button>
        )
      }
    >
      {hint}
    </EmptyState>
  )
}

function wayOf(sex: Sex, view: ListView, sent: boolean): { to: string; text: string } | null {
  if (view === 'declined') return null
  if (view === 'liked' && !sent) return { to: sex === 2 ? '/femaleform' : '/form', text: emptyOf.toProfile }
  if (sent || sex === 1) return { to: '/timeline', text: emptyOf.toTimeline }
  return { to: '/home', text: list.toHome }
}

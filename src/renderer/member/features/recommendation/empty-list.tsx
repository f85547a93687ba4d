import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Landscape, LanternScene } from '../../../ui/brand/scenes.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { useListAddress } from './list-address.ts'
import { type ListView, viewOf } from './list-views.ts'

const { list: copy, emptyOf } = recommendationCopy

/** Empty tab, with an explanation and a link (REC-23). */
export function EmptyList({ sex }: { sex: Sex }) {
  const { address } = useListAddress()
  const view = viewOf(address)
  const tab = address.status === 'send_like' ? 'sent' : view
  const way = wayOf(sex, tab)
  return (
    <EmptyState
      title={copy.empty}
      scene={view === 'liked' || view === 'matching' ? <LanternScene /> : <Landscape />}
      action={
        way && (
          <Button tone="quiet" size="m" render={<Link to={way.to} />}>
            {way.text}
          </Button>
        )
      }
    >
      {emptyOf[sex][tab]}
    </EmptyState>
  )
}

/** Page where the rows of an empty tab come from; null where none leads there. */
function wayOf(sex: Sex, tab: ListView | 'sent'): { to: string; text: string } | null {
  if (tab === 'declined') return null
  if (tab === 'liked') return { to: sex === Sex.woman ? '/femaleform' : '/form', text: emptyOf.toProfile }
  if (tab === 'sent' || sex === Sex.man) return { to: '/timeline', text: emptyOf.toTimeline }
  return { to: '/home', text: copy.toHome }
}

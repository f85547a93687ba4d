import { Link } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { bonusCopy } from '../copy.ts'
import type { Sale } from './use-sale.ts'

const { announcement: announcementCopy, loginBonus, popup } = bonusCopy

interface AnnouncementCardProps {
  title: string
  count: number
  onOpen: () => void
}

/** Announcements that did not open by themselves (D-101). */
export function AnnouncementCard({ title, count, onOpen }: AnnouncementCardProps) {
  return (
    <Notice
      title={title}
      action={
        <Button tone="quiet" size="m" onClick={onOpen}>
          {announcementCopy.open}
        </Button>
      }
    >
      {announcementCopy.waiting(count)}
    </Notice>
  )
}

/** The daily free likes, if their dialog did not open (D-101). */
export function BonusCard({ likes, onClose }: { likes: number; onClose: () => void }) {
  return (
    <Notice tone="good" title={loginBonus.text(likes)} onClose={onClose}>
      {loginBonus.note}
    </Notice>
  )
}

/** A popup that does not open by itself, as a card in the page (D-101). */
export function SaleCard({ sale, onClose, onNever }: Sale) {
  return (
    <Notice
      title={sale.title}
      onClose={onClose}
      action={
        <div className="flex flex-wrap items-center gap-x-4">
          <TextLink render={<Link to={sale.to} onClick={onClose} />}>{sale.button}</TextLink>
          <Button tone="text" size="s" className="-mx-4.5" onClick={onNever}>
            {popup.neverAgain}
          </Button>
        </div>
      }
    >
      {sale.text}
    </Notice>
  )
}

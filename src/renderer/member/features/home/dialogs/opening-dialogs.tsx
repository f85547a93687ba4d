import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Announcement } from '../../../../../contract/calls/notice.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { useIsStable } from '../../../../lib/use-is-stable.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Landscape } from '../../../../ui/brand/scenes.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showFlash } from '../../../shared/flash.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { readAnnouncementWrite } from '../../../shared/outcome/writes/account.ts'
import { bonusCopy } from '../copy.ts'
import type { Sale } from './use-sale.ts'

const { loginBonus, announcement: announcementCopy, popup } = bonusCopy

/** Dialog of the daily free likes (BONUS-03). */
export function LoginBonusDialog({ amount, onClose }: { amount: number; onClose: () => void }) {
  const accept = useRef<HTMLElement>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={loginBonus.title}
      hideTitle
      initialFocus={accept}
      footer={
        <Button ref={accept} onClick={onClose}>
          {loginBonus.button}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-3 pb-2 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-lantern-soft text-lantern-ink">
          <Icon name="gift" size={36} />
        </span>
        <p className="font-display text-l font-semibold phrase">{loginBonus.text(amount)}</p>
        <p className="text-s text-ink-2">{loginBonus.note}</p>
      </div>
    </Dialog>
  )
}

interface AnnouncementDialogsProps {
  /** Announcements that are not confirmed yet; at least one. */
  unread: readonly Announcement[]
  onRead: (read: Announcement) => void
  /** Called after the last one. */
  onEnd: () => void
}

/** Announcements one after another, counted if there are several (BONUS-05, BONUS-06, D-123). */
export function AnnouncementDialogs({ unread, onRead, onEnd }: AnnouncementDialogsProps) {
  const [total] = useState(unread.length)
  const [announcement] = unread
  // The button of each stands where that of the one before stood.
  const stable = useIsStable(announcement?.id, 'pressed')
  if (!announcement) return null
  return (
    <AnnouncementDialog
      // A new element for each, so that focus and screen reader begin at its title.
      key={announcement.id}
      announcement={announcement}
      counter={total > 1 ? announcementCopy.counter(total - unread.length + 1, total) : ''}
      stable={stable}
      onRead={() => {
        onRead(announcement)
        if (unread.length === 1) onEnd()
      }}
    />
  )
}

interface AnnouncementDialogProps {
  announcement: Announcement
  /** Its place among several; '' for a single one. */
  counter: string
  /** Whether it has stood long enough to be confirmed. */
  stable: boolean
  onRead: () => void
}

/** Operator announcement that closes only on confirmation. */
function AnnouncementDialog({ announcement, counter, stable, onRead }: AnnouncementDialogProps) {
  const read = useWrite(readAnnouncementWrite, {
    onSuccess: onRead,
    onError: (error) => showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' }),
  })
  return (
    <Dialog
      open
      closable={false}
      onClose={() => {}}
      title={
        <>
          {counter !== '' && <span className="block font-sans text-s tracking-normal text-ink-3 num">{counter}</span>}
          {announcement.title}
        </>
      }
      footer={
        <Button busy={read.isPending} stable={stable} onClick={() => read.mutate({ notification_id: announcement.id })}>
          {announcementCopy.confirm}
        </Button>
      }
    >
      <p className="phrase whitespace-pre-line">{announcement.body}</p>
    </Dialog>
  )
}

/** A campaign popup as a dialog (BONUS-10 to BONUS-14). */
export function SaleDialog({ sale, onClose, onNever }: Sale) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={sale.title}
      footer={
        <>
          <Button render={<Link to={sale.to} onClick={onClose} />}>{sale.button}</Button>
          <div className="flex flex-wrap justify-between gap-1">
            <Button tone="text" size="s" onClick={onNever}>
              {popup.neverAgain}
            </Button>
            <Button tone="text" size="s" onClick={onClose}>
              {popup.close}
            </Button>
          </div>
        </>
      }
    >
      <div className="mb-4 h-42 overflow-hidden rounded-m">
        <Landscape />
      </div>
      <p className="text-ink-2">{sale.text}</p>
    </Dialog>
  )
}

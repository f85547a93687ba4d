import { useEffect, useRef, useState } from 'react'
import { readAnnouncementEndpoint } from '../../../../../contract/calls/notice.ts'
import { loginBonusEndpoint } from '../../../../../contract/calls/popup.ts'
import { businessDay } from '../../../../../contract/rules/tokyo-time.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { serverNow } from '../../../api/server-time.ts'
import { readSession } from '../../../api/session-store.ts'
import { useEndpointMutation } from '../../../api/use-endpoint.ts'
import { showFlash } from '../../../shared/flash.ts'
import { bonusCopy } from '../copy.ts'
import { useAnnouncements } from '../use-announcements.ts'

const storageKey = () => `yoimachi.announced.${readSession().uid ?? ''}`

/** Whether this member confirmed an announcement on this business day: one a day, the next one tomorrow. */
export function wasAnnouncedToday(): boolean {
  return localStorage.getItem(storageKey()) === businessDay(serverNow())
}

export function rememberAnnounced(): void {
  localStorage.setItem(storageKey(), businessDay(serverNow()))
}

const copy = bonusCopy.loginBonus

/** Takes the bonus of the day once it is due and shows its amount; a failure shows nothing (BONUS-01 to BONUS-04). */
export function LoginBonus({ onDone }: { onDone: () => void }) {
  const [due] = useState(!useAccount().login_bonus)
  const { mutate, data, isIdle, isError } = useEndpointMutation(loginBonusEndpoint)
  const accept = useRef<HTMLElement>(null)
  const amount = data?.success ? data.amount : null

  useEffect(() => {
    if (due && isIdle) mutate({})
    if (!due || isError || data?.success === false) onDone()
  }, [due, isIdle, isError, data, mutate, onDone])

  if (amount === null) return null
  return (
    <Dialog
      open
      onClose={onDone}
      title={copy.title}
      hideTitle
      initialFocus={accept}
      footer={
        <Button ref={accept} onClick={onDone}>
          {copy.button}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-3 pb-2 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-lantern-soft text-lantern-ink">
          <Icon name="gift" size={36} />
        </span>
        <p className="font-display text-l font-semibold phrase">{copy.text(amount)}</p>
        <p className="text-s text-ink-2">{copy.note}</p>
      </div>
    </Dialog>
  )
}

const announcementDialogsCopy = bonusCopy.announcement

/** The oldest unread announcement, one a day, ended only by confirming it (BONUS-05 to BONUS-09). */
export function AnnouncementDialogs({ onDone }: { onDone: () => void }) {
  const [announced, setAnnounced] = useState(wasAnnouncedToday)
  const due = useAccount().anouncement_size > 0 && !announced
  const { data, isError } = useAnnouncements()
  const [current] = data?.user_notifications ?? []
  const over = !due || isError || (data !== undefined && current === undefined)
  const read = useEndpointMutation(readAnnouncementEndpoint, {
    onSuccess: () => {
      rememberAnnounced()
      setAnnounced(true)
    },
    onError: () => showFlash({ text: commonCopy.errorOccurred, tone: 'error' }),
  })

  useEffect(() => {
    if (over) onDone()
  }, [over, onDone])

  if (over || !current) return null
  return (
    <Dialog
      open
      closable={false}
      onClose={() => {}}
      title={current.title}
      footer={
        <Button busy={read.isPending} onClick={() => read.mutate({ notification_id: current.id })}>
          {announcementDialogsCopy.confirm}
        </Button>
      }
    >
      <p className="whitespace-pre-line">{current.body}</p>
    </Dialog>
  )
}

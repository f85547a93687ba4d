import { useEffect, useState } from 'react'
import { readAnnouncementEndpoint } from '../../../../../contract/calls/notice.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { useEndpointMutation } from '../../../api/use-endpoint.ts'
import { showFlash } from '../../../shared/flash.ts'
import { bonusCopy } from './bonus-copy.ts'
import { useAnnouncements } from './use-announcements.ts'

const copy = bonusCopy.announcement

/** Unread announcements, oldest first, each ended only by confirming it (BONUS-05 to BONUS-09). */
export function AnnouncementDialogs({ onDone }: { onDone: () => void }) {
  const due = useAccount().anouncement_size > 0
  const { data, isError } = useAnnouncements()
  const [confirmed, setConfirmed] = useState<readonly number[]>([])
  const unread = (data?.user_notifications ?? []).filter(({ id }) => !confirmed.includes(id))
  const [current] = unread
  const total = confirmed.length + unread.length
  const over = !due || isError || (data !== undefined && current === undefined)
  const read = useEndpointMutation(readAnnouncementEndpoint, {
    onSuccess: (_, { notification_id: id }) => setConfirmed((before) => [...before, id]),
    onError: () => showFlash({ text: commonCopy.errorOccurred, tone: 'error' }),
  })

  useEffect(() => {
    if (over) onDone()
  }, [over, onDone])

  if (!current) return null
  return (
    <Dialog
      open
      closable={false}
      onClose={() => {}}
      title={current.title}
      footer={
        <Button busy={read.isPending} onClick={() => read.mutate({ notification_id: current.id })}>
          {copy.confirm}
        </Button>
      }
    >
      {total > 1 && (
        <p className="mb-1 text-xs text-ink-3 num">{copy.counter(confirmed.length + 1, total)}</p>
      )}
      <p className="whitespace-pre-line">{current.body}</p>
    </Dialog>
  )
}

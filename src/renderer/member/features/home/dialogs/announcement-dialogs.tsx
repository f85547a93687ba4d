import { useEffect, useState } from 'react'
import { readAnnouncementEndpoint } from '../../../../../contract/calls/notice.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { useEndpointMutation } from '../../../api/use-endpoint.ts'
import { showFlash } from '../../../shared/flash.ts'
import { rememberAnnounced, wasAnnouncedToday } from './announced-today.ts'
import { bonusCopy } from './bonus-copy.ts'
import { useAnnouncements } from './use-announcements.ts'

const copy = bonusCopy.announcement

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
          {copy.confirm}
        </Button>
      }
    >
      <p className="whitespace-pre-line">{current.body}</p>
    </Dialog>
  )
}

import { type Timeline, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { showFlash } from '../../shared/flash.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { hiddenModeWrite } from '../../shared/outcome/writes/timeline.ts'
import { timelineCopy as copy } from './copy.ts'

const key = endpointKey(timelineEndpoint, {})

function setHidden(hidden_mode: boolean): void {
  queryClient.setQueryData<Timeline>(key, (timeline) => timeline && { ...timeline, hidden_mode })
}

/** Privacy mode of a premium woman (TL-05, TL-11). Changes at once, and reverts when the server refuses. */
export function PrivacySwitch({ timeline }: { timeline: Timeline }) {
  const { sex } = useAccount()
  const change = useWrite(hiddenModeWrite, {
    onMutate: ({ hidden_mode }) => {
      // A request in flight would restore the old state.
      void queryClient.cancelQueries({ queryKey: key })
      setHidden(hidden_mode)
    },
    onSuccess: ({ hidden_mode }) => setHidden(hidden_mode),
    onError: (error, { hidden_mode }) => {
      setHidden(!hidden_mode)
      showFlash({ text: failureText(error, copy.failed), tone: 'error' })
    },
  })
  if (sex !== Sex.woman || !isPaid({ payment_conf: timeline.payment_confirmation })) return null
  const { hidden_mode } = timeline
  return (
    <Card space="none" className="px-4.5 py-1.5">
      <Switch
        label={copy.privacy.label}
        text={hidden_mode ? copy.privacy.on : copy.privacy.off}
        checked={hidden_mode}
        onChange={() => change.mutate({ hidden_mode: !hidden_mode })}
      />
    </Card>
  )
}

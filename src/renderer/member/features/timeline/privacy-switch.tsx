import { hiddenModeEndpoint, timelineEndpoint, type Timeline } from '../../../../contract/calls/timeline.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { useAccount } from '../../api/account.ts'
import { queryClient } from '../../api/query-client.ts'
import { endpointKey, useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { timelineCopy as copy } from './copy.ts'

const key = endpointKey(timelineEndpoint, {})

function setHidden(hidden_mode: boolean): void {
  queryClient.setQueryData<Timeline>(key, (timeline) => timeline && { ...timeline, hidden_mode })
}

/** The privacy mode of a premium woman (TL-05, TL-11). It changes at once and back again when the server refuses. */
export function PrivacySwitch({ timeline }: { timeline: Timeline }) {
  const { sex } = useAccount()
  const change = useEndpointMutation(hiddenModeEndpoint, {
    onMutate: ({ hidden_mode }) => setHidden(hidden_mode),
    onSuccess: ({ hidden_mode }) => setHidden(hidden_mode),
    onError: (_error, { hidden_mode }) => {
      setHidden(!hidden_mode)
      showFlash({ text: copy.failed, tone: 'error' })
    },
  })
  if (sex !== 2 || timeline.payment_confirmation !== 1) return null
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

import { useState } from 'react'
import { rankRequestEndpoint } from '../../../../contract/calls/rank.ts'
import { rankWindowMs } from '../../../../contract/rules/windows.ts'
import { rankCopy } from '../../../lib/copy/rank.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useAccount } from '../../api/account.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readSession } from '../../api/session-store.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { nextRank } from './next-rank.ts'

const copy = rankCopy.request

/** The request: its button only when the server says applicatable, else why not (RANK-04 to RANK-11). */
export function RequestPanel() {
  const account = useAccount()
  const now = useServerNow(30_000)
  const [failed, setFailed] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const request = useEndpointMutation(rankRequestEndpoint, {
    onSuccess: ({ state }) => {
      // RANK-09: an answer without its data.
      setFailed(state !== 1)
      setAccepted(state === 1)
    },
    onError: () => setFailed(true),
  })
  const send = () => {
    setFailed(false)
    const { uid, client, 'access-token': token } = readSession()
    request.mutate({ uid, client, 'access-token': token })
  }
  const again = account.last_application_date && Date.parse(account.last_application_date) + rankWindowMs
  return (
    <section aria-label={copy.title} className="grid gap-3">
      {accepted && (
        <Notice tone="good" live>
          {copy.accepted}
        </Notice>
      )}
      {failed && (
        <Notice tone="alarm" live>
          {copy.later}
        </Notice>
      )}
      {account.rank_req_flag === 1 && <Notice title={copy.underReview}>{copy.underReviewText}</Notice>}
      {account.applicatable && (
        <Button busy={request.isPending} onClick={send}>
          {copy.submit}
        </Button>
      )}
      {again && again > now ? (
        <p className="text-center text-s text-ink-3">{copy.availableAgain(formatDateTime(again))}</p>
      ) : (
        !account.applicatable &&
        account.rank !== 'SSS' &&
        account.rank_req_flag === 0 && (
          <p className="text-center text-s phrase text-ink-2">
            {nextRank(account.rank) && account.twitterid ? copy.interval : copy.notYet}
          </p>
        )
      )}
      {account.applicatable && <p className="text-center text-s text-ink-3">{copy.interval}</p>}
    </section>
  )
}

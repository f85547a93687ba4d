import { useQuery } from '@tanstack/react-query'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import { pairingsEndpoint, type RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { call } from '../../api/call.ts'
import { useConfig } from '../../api/use-config.ts'
import { shortName } from '../../shared/short-name.ts'
import { reviewCopy } from './copy.ts'

/** Whom the review is about; the form itself knows only the pairing, so the list of matches tells who that is. */
export function ReviewedPartner({ pairingId }: { pairingId: number }) {
  const { apiBase } = useConfig()
  const { data: partner } = useQuery<RecommendRow | null>({
    queryKey: [pairingsEndpoint.id, 'pairing', pairingId],
    queryFn: ({ signal }) => findPairing(pairingId, signal),
  })
  if (partner === null) return null
  return (
    <Card space="s" className="flex min-h-21.5 items-center gap-3.5">
      {partner && (
        <>
          <Avatar src={partner.profile1} fallbackSrc={`${apiBase}${socialFallbackPath}`} size={58} />
          <h2 className="min-w-0 flex-1 phrase">
            {reviewCopy.form.about(shortName(partner.twitter_name || commonCopy.name.unnamed))}
          </h2>
        </>
      )}
    </Card>
  )
}

async function findPairing(id: number, signal: AbortSignal): Promise<RecommendRow | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // One after the other: how many there are is known only from the answer.
    // oxlint-disable-next-line no-await-in-loop
    const { rec, pageCount } = await call(pairingsEndpoint, { status: 'matching', page }, { signal })
    const found = rec.find((row) => row.id === id)
    if (found) return found
    pages = pageCount
  }
  return null
}

import { useQuery } from '@tanstack/react-query'
import { pairingsEndpoint, type RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Card } from '../../../ui/base/card.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'
import { shortName } from '../../shared/parts/short-name.ts'
import { searchPairings } from '../../shared/search-pairings.ts'
import { reviewCopy } from './copy.ts'

/** Partner of the review. Searches the list of matches, because the form has only the pairing id. */
export function ReviewedPartner({ pairingId }: { pairingId: number }) {
  const { data: partner } = useQuery<RecommendRow | null>({
    queryKey: [pairingsEndpoint.id, 'pairing', pairingId],
    queryFn: ({ signal }) =>
      searchPairings({ sex: Sex.woman, status: 'matching', signal }, (rows) => rows.find(({ id }) => id === pairingId)),
  })
  if (partner === null) return null
  return (
    <Card space="s" className="flex min-h-21.5 items-center gap-3.5">
      {partner && (
        <>
          <MemberAvatar src={partner.profile1} size={58} />
          <h2 className="min-w-0 flex-1 phrase">
            <WholeWords words={reviewCopy.form.aboutWords}>
              {reviewCopy.form.about(shortName(partner.twitter_name || commonCopy.name.unnamed))}
            </WholeWords>
          </h2>
        </>
      )}
    </Card>
  )
}

import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { chatPath, type PartnerIds } from '../../shared/pairing-address.ts'
import type { Alert } from './alerts.ts'

export type AlertPartner = PartnerIds & Pick<RecommendRow, 'recommend' | 'twitter_name' | 'profile1'>

/** Alert with name and picture that opens the conversation. */
export const partnerAlert = (kind: 'message' | 'match', text: string, row: AlertPartner): Alert => ({
  kind,
  title: commonCopy.name.withHonorific(row.twitter_name || commonCopy.name.unnamed),
  text,
  to: chatPath(row),
  picture: row.profile1,
})

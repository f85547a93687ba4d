import type { RecommendList } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

const { nameless } = alertCopy
const { text } = alertCopy.message

/** A message from nobody in particular; it leads to the list. */
export function namelessAlert(list: string): Alert {
  return { kind: 'message', title: nameless, text, to: `${list}?status=matching` }
}

/** The list of matched ones (API-29, API-30) as far as it says who wrote. */
export type UnreadList = Pick<RecommendList, 'rec' | 'admin_message_unread'>

/**
 * Who wrote, from the list of matched ones: the operator if there is more of him than before, else the latest row with
 * something unread. Where that cannot be told from the numbers nobody is named; null where the member is looking at that
 * very conversation.
 */
export function messageAlert(
  list: string,
  { rec, admin_message_unread: fromOperator }: UnreadList,
  operatorBefore: number | undefined,
  open: { readonly pathname: string; readonly uuid: string | null },
): Alert | null {
  const row = rec.find(({ unread_messages_size: unread }) => unread > 0)
  if (row && fromOperator > 0 && operatorBefore === undefined) return namelessAlert(list)
  if (fromOperator > (operatorBefore ?? 0)) {
    if (open.pathname === '/hona') return null
    return { kind: 'message', title: recommendationCopy.list.operatorOffice, text, to: '/hona' }
  }
  if (!row || (open.pathname === '/chat' && open.uuid === row.recommend.uuid)) return null
  return {
    kind: 'message',
    title: commonCopy.name.withHonorific(row.twitter_name || commonCopy.name.unnamed),
    text,
    to: `/chat?uuid=${row.recommend.uuid}&id=${row.partner_user_id}`,
    picture: row.profile1,
  }
}

import type { RecommendList } from '../../../../contract/calls/recommendation.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'

const { nameless } = alertCopy
const { text } = alertCopy.message

/** Alert for a message without a known sender; links to the list. */
export function namelessAlert(list: string): Alert {
  return { kind: 'message', title: nameless, text, to: `${list}?status=matching` }
}

/** The fields of the matched list (API-29, API-30) that identify a sender. */
export type UnreadList = Pick<RecommendList, 'rec' | 'admin_message_unread'>

/**
 * Finds the sender in the matched list. The operator if his count rose, otherwise the latest row with unread messages.
 * Names nobody if the numbers are ambiguous. Returns null if the member is reading that conversation.
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

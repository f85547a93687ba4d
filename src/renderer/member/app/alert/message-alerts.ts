import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import type { Alert } from './alerts.ts'
import { alertCopy } from './copy.ts'
import { type KnownList, senderOf, type UnreadList } from './message-sender.ts'
import { partnerAlert } from './partner-alert.ts'

const { message, nameless } = alertCopy

/** Alert for a message without a known sender; links to the list. */
export function namelessAlert(list: string): Alert {
  return { kind: 'message', title: nameless, text: message.text, to: `${list}?status=matching` }
}

/** Alert for a member whose list is locked: only the operator's messages can be read (D-128). */
export const lockedAlert: Alert = { kind: 'message', title: nameless, text: message.text, to: '/hona' }

/** Alert for a new message, named if it is known who wrote. Returns null if the member is reading that conversation. */
export function messageAlert(
  list: string,
  unread: UnreadList,
  known: KnownList,
  open: { readonly pathname: string; readonly uuid: string | null },
): Alert | null {
  const sender = senderOf(unread, known)
  if (sender === 'unknown') return namelessAlert(list)
  if (sender === 'operator') {
    if (open.pathname === '/hona') return null
    return { kind: 'message', title: recommendationCopy.list.operatorOffice, text: message.text, to: '/hona' }
  }
  const isOpen = open.pathname === '/chat' && open.uuid === sender.recommend.uuid
  return isOpen ? null : partnerAlert('message', message.text, sender)
}

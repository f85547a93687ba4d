import { refreshSession } from '../../api/session-store.ts'

/** Whether a member other than `uid` is logged in by now. The login of a browser may be replaced in another tab. */
export function isOtherMember(uid: string | undefined): boolean {
  const { uid: present } = refreshSession()
  return present !== undefined && present !== uid
}

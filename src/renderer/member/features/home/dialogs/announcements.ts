import type { Announcement } from '../../../../../contract/calls/notice.ts'
import type { DocumentState } from '../../../shared/document-state.ts'

/** Titles about the document of the age check. */
export const aboutDocument = /年齢確認書類/

/**
 * Returns the announcements to show: none about a step that the member has done (D-123). The title tells the subject,
 * because the contract gives an announcement only id, title and body (API-19).
 */
export function announcementsToShow(unread: readonly Announcement[], document: DocumentState): readonly Announcement[] {
  const done = document === 'review' || document === 'verified'
  return unread.filter(({ title }) => !(done && aboutDocument.test(title)))
}

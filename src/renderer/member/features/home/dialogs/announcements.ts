import type { Announcement } from '../../../../../contract/calls/notice.ts'
import type { DocumentState } from '../../../shared/document-state.ts'

/** Titles about the document of the age check. The contract gives an announcement no code for its subject (API-19). */
const aboutDocument = /年齢確認書類/

/** Returns the announcements to show: none about a step that the member has done (D-123). */
export function announcementsToShow(unread: readonly Announcement[], document: DocumentState): readonly Announcement[] {
  const done = document === 'review' || document === 'verified'
  return unread.filter(({ title }) => !(done && aboutDocument.test(title)))
}

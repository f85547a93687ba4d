import { expect, test } from 'vitest'
import { announcementsToShow } from './announcements.ts'

test('D-101 D-123 an announcement about the document is shown until a document is handed in', () => {
  const guide = { id: 1, title: '年齢確認書類の撮り方', body: '' }
  const terms = { id: 2, title: '利用規約の改定について', body: '' }
  for (const open of ['needed', 'resubmit'] as const) {
    expect(announcementsToShow([guide, terms], open)).toEqual([guide, terms])
  }
  for (const done of ['review', 'verified'] as const) expect(announcementsToShow([guide, terms], done)).toEqual([terms])
})

import { expect, test } from 'vitest'
import announcements from '../../../../../../fixtures/announcements.json' with { type: 'json' }
import { aboutDocument, announcementsToShow } from './announcements.ts'

test('D-101 D-123 an announcement about the document is shown until a document is handed in', () => {
  const guide = { id: 1, title: `${aboutDocument.source}の撮り方`, body: '' }
  const terms = { id: 2, title: '利用規約の改定について', body: '' }
  for (const open of ['needed', 'resubmit'] as const) {
    expect(announcementsToShow([guide, terms], open)).toEqual([guide, terms])
  }
  for (const done of ['review', 'verified'] as const) expect(announcementsToShow([guide, terms], done)).toEqual([terms])
})

test("D-123 of the service's own announcements the one about the document is told by its title", () => {
  const all = announcements.map(({ key, title }, index) => ({ key, id: index, title, body: '' }))
  const shown = announcementsToShow(all, 'verified')
  expect(all.filter((one) => !shown.includes(one)).map(({ key }) => key)).toEqual(['document-guide'])
})

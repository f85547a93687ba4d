import { afterEach, expect, test } from 'vitest'
import { mountPage, type MountedPage } from '../../../../../tests/support/mount-page.tsx'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { writeSession, clearSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import { ChatClosed } from './chat-closed.tsx'

let page: MountedPage
afterEach(() => {
  page.unmount()
  clearSession()
  sessionStorage.clear()
})

const conversation = {
  user: { sex: 2 },
  male: { name: 'はると' },
  female: { name: 'みさき' },
  recommend: { id: 1 },
} as unknown as NonNullable<React.ComponentProps<typeof ChatClosed>['conversation']>

test.each([
  ['よろしくお願いします。', true],
  ['', false],
  [' \n', false],
])('D-106 a closed conversation shows the undelivered words %j: %s', (draft, shown) => {
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  drafts.write('chat.u', draft)
  page = mountPage(<ChatClosed uuid="u" conversation={conversation} list="/recommends" />)
  expect(page.box.innerHTML.includes(chatCopy.ended.undelivered)).toBe(shown)
})

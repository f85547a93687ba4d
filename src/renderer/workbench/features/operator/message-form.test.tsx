import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { KnownPartners } from './known-partners.tsx'
import { MemberDesk } from './member-desk.tsx'
import { MessageForm } from './message-form.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const member: MemberRow = {
  ...{ id: 5, name: 'yui', uuid: 'u5', email: 'yui@yoimachi.example', sex: Sex.woman, age_conf: AgeConf.verified },
  ...{ paid: true, status: 0, rank: null, listed: true, active_status: 'active', photo: '/p.png' },
}
const sentMessage = { id: 1, content: '', sender: 2, user_id: 0, created_at: '2026-11-20T12:00:00.000+09:00' }

test('a sent message leaves the field, but what was typed meanwhile stays for the next one', async () => {
  let respond = () => {}
  const calls = stubControl({
    'GET /operator/messages?member=5': [],
    'POST /operator/message': () =>
      new Promise<object>((resolve) => (respond = () => resolve({ success: true, admin_message: sentMessage }))),
  })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MessageForm member={member} />
      </QueryClientProvider>
    </Provider>,
  )
  const field = get('textarea', HTMLTextAreaElement)
  const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
  const send = async (typedMeanwhile: string) => {
    act(() => get('button', HTMLButtonElement).click())
    await settle()
    type(field, typedMeanwhile)
    respond()
    await settle()
    return field.value
  }
  type(field, 'First')
  expect(await send('First and second')).toBe('First and second')
  expect(await send('First and second')).toBe('')
  const bodies = calls.flatMap(({ line, body }) => (line === 'POST /operator/message' ? [body] : []))
  expect(bodies).toEqual([
    { member: 5, content: 'First' },
    { member: 5, content: 'First and second' },
  ])
})

test.each([
  ['messages', <MessageForm key="form" member={member} />],
  ['partners', <KnownPartners key="form" member={member} onPick={() => {}} />],
  ['rank requests', <MemberDesk key="form" />],
])('%s that cannot be read are not shown as none', async (_, form) => {
  const failed = () => refusal(500, 'store')
  stubControl({
    ...{ 'GET /operator/messages?member=5': failed, 'GET /operator/pairings?member=5': failed },
    ...{ 'GET /operator/rank-requests': failed, 'GET /operator/members?query=': [] },
  })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{form}</QueryClientProvider>
    </Provider>,
  )
  const wait = () => act(() => new Promise((done) => setTimeout(done, 30)))
  await expect.poll(async () => (await wait(), document.querySelectorAll('[role=alert]').length)).toBe(1)
})

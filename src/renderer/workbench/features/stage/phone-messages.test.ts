// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import { freshWorkbench, onPhone, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { followStage } from '../../hub/phones/shared-stage.ts'
import { store } from '../../hub/state.ts'
import { handlePhoneMessage } from './phone-messages.ts'

freshWorkbench()
// The next file gets a page that has not joined the stage.
afterAll(() => void vi.resetModules())

const woman = 'woman@yoimachi.example'
const stage = { world: 0, phones: {}, whole: null }
const server = { 'GET /stage': stage, 'PUT /stage': stage, 'GET /backend': { mode: 'mock', url: null } }
const messages = () => store.get(flashesAtom).map(({ text }) => text)

test('a phone that loads while the server goes down keeps its member, who logs in when it is back', async () => {
  setMode('mock')
  const { orders } = standInPhone('a')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  handlePhoneMessage('a', { kind: 'ready', uid: null })
  await expect.poll(messages).toEqual(['サーバーに接続できません。起動しているかご確認ください。'])
  expect(onPhone('a')).toEqual([woman, '/home'])
  stubControl({ ...server, 'POST /sessions': loginOf })
  await followStage()
  expect(orders.at(-1)).toMatchObject({ kind: 'enter', to: '/home', session: { uid: woman } })
})

test('a phone that loads while the server has a defect keeps its member, too', async () => {
  setMode('mock')
  standInPhone('a')
  stubControl({ ...server, 'POST /sessions': () => refusal(500, 'defect') })
  handlePhoneMessage('a', { kind: 'ready', uid: null })
  await expect.poll(messages).toHaveLength(1)
  expect(onPhone('a')).toEqual([woman, '/home'])
})

test('a phone whose member this world lacks says so, and shows the first page', async () => {
  setMode('mock')
  const { orders } = standInPhone('a')
  stubControl({ ...server, 'POST /sessions': () => refusal(404, 'unknown-member') })
  handlePhoneMessage('a', { kind: 'ready', uid: null })
  await expect.poll(messages).toHaveLength(1)
  expect(onPhone('a')).toEqual([null, '/'])
  expect(orders.at(-1)).toEqual({ kind: 'leave', to: '/' })
})

// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act, createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Persona } from '../../../../contract/control/personas.ts'
import { findCommands } from '../../app/palette/find-commands.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { phoneCountAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { phoneCommands } from './commands.ts'
import { stage } from './feature.ts'

freshWorkbench()

const persona = {
  key: 'woman',
  title: '利用中の女性',
  name: 'あかり',
  email: 'woman@yoimachi.example',
} as Persona

test('offers no mock-only command for a phone of the real API', () => {
  const commands = phoneCommands(['a', 'b'], 'beside', [persona], true)
  const titlesOn = (phone: string) =>
    commands.filter(({ group }) => group === `スマートフォン ${phone}`).map(({ title }) => title)
  const ofMock = ['あかり ・ 利用中の女性でログイン', '実機で開く']
  expect(titlesOn('A')).toEqual(expect.arrayContaining([...ofMock, '再読み込み']))
  expect(titlesOn('B')).toContain('再読み込み')
  for (const title of ofMock) expect(titlesOn('B')).not.toContain(title)
})

const member: MemberRow = {
  ...{ id: 12, uuid: 'u', email: 'm12@yoimachi.example', name: 'さくら', sex: 2, age_conf: 2, paid: true, status: 0 },
  ...{ rank: null, listed: true, active_status: 'active', photo: '' },
}

test('a member found for the former text is not offered for one that the server still looks for', async () => {
  setMode('mock')
  stubControl({
    'GET /personas': [],
    'GET /operator/members?query=12': [member],
    'GET /operator/members?query=123': new Promise(() => {}),
  })
  store.set(phoneCountAtom, 2)
  let typed = '12'
  const around = (page: ReactNode) =>
    createElement(QueryClientProvider, { client: queryClient }, createElement(Provider, { store }, page))
  await withHook(
    () => findCommands(stage.useCommands?.(typed) ?? [], typed).filter(({ heading }) => heading === 'town'),
    async (page) => {
      await act(() => expect.poll(() => page.value).toHaveLength(2))
      typed = '123'
      act(() => store.set(phoneCountAtom, 1))
      expect(page.value).toEqual([])
    },
    around,
  )
})

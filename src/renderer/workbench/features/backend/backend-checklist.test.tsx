import { expect, test } from 'vitest'
import { mount } from '../../../../../tests/support/mount-for-test.tsx'
import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { BackendChecklist, clockText } from './backend-checklist.tsx'
import { backendCopy } from './copy.ts'

test.each([
  [0, '時計が合っています'],
  [-2900, '時計が合っています'],
  [134_000, '時計が2分14秒進んでいます'],
  [-3 * 86_400_000, '時計が3日遅れています'],
  [null, '時計を確認できません'],
])('shows a difference of %s ms as %s', (difference, title) => {
  expect(clockText(difference).title).toBe(title)
})

test('a clock that is off is named by its two largest units, and its seconds stand beside', () => {
  expect(clockText(null)).toMatchObject({ mark: 'warn', title: '時計を確認できません', aside: '' })
  expect(clockText(0)).toMatchObject({ mark: 'good', aside: '' })
  expect(clockText(134_400)).toMatchObject({ mark: 'warn', title: '時計が2分14秒進んでいます', aside: '+134秒' })
  expect(clockText(-134_400)).toMatchObject({ mark: 'warn', title: '時計が2分14秒遅れています', aside: '−134秒' })
  expect(clockText(93_784_000)).toMatchObject({ title: '時計が1日2時間進んでいます', aside: '+93,784秒' })
  expect(clockText(3_600_000).title).toBe('時計が1時間進んでいます')
})

const call = { id: 'API-09', method: 'GET', path: '/api/account', status: 200, issues: [] }
const check = (part: Partial<BackendCheck>): BackendCheck =>
  ({ durationMs: 12, problem: null, clockMs: 0, sockets: true, calls: [call], ...part }) as BackendCheck
const { form: words } = backendCopy.ja

test.each([
  ['that conforms', check({}), [words.reached, words.fits], [words.brokenOff, words.noneChecked]],
  [
    'that breaks off after a good call',
    check({ problem: 'breaks-off' }),
    [words.brokenOff, words.problems['breaks-off']],
    [words.reached],
  ],
  ['of which no call was checked', check({ calls: [] }), [words.reached, words.noneChecked], [words.fits]],
])('the checklist of a server %s says so', (_, given, said, unsaid) => {
  const mounted = mount(<BackendChecklist check={given} />)
  for (const text of said) expect(document.body.textContent).toContain(text)
  for (const text of unsaid) expect(document.body.textContent).not.toContain(text)
  mounted.unmount()
})

import { expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { Sex } from '../../../../contract/enums/member.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { EmptyList } from './empty-list.tsx'

test('REC-23 D-81 the empty list beside a talk explains its own tab', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const page = mountPage(<EmptyList sex={Sex.woman} />, '/hona')
  expect(page.box.textContent).toContain(recommendationCopy.emptyOf[Sex.woman].matching)
  page.unmount()
  vi.unstubAllGlobals()
})

import { expect, test } from 'vitest'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { OperatorRow } from './operator-row.tsx'

test.each([
  ['/recommends', true],
  ['/hona', false],
])('at %s the unread count of the operator office is shown: %s', (path, shown) => {
  const page = mountPage(<OperatorRow unread={1} />, path)
  expect(page.box.textContent).toContain(recommendationCopy.list.operatorOffice)
  expect(page.box.innerHTML.includes(recommendationCopy.list.unread(1))).toBe(shown)
  page.unmount()
})

import { act } from 'react'
import { expect, test } from 'vitest'
import { get } from '../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { reportCopy } from '../../../lib/copy/report.ts'
import { ReportButton } from './report-button.tsx'

const reported = [
  [reportCopy.subject.post, '/topic?topicid=3', 12],
  [reportCopy.subject.review, '/review', 'w-4'],
] as const

test.each(reported.flatMap((of) => reportCopy.reasons.map((reason) => [...of, reason] as const)))(
  "D-85 a report of a %s at %s, number %s, opens the operator's chat with the reason %s",
  (subject, address, about, reason) => {
    const page = mountPage(<ReportButton subject={subject} address={address} about={about} />, address)
    act(() => get('button', HTMLButtonElement).click())
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === reason)
    act(() => link?.click())
    const { pathname, state } = page.location()
    page.unmount()
    expect([pathname, state]).toEqual([
      '/hona',
      { draft: `【通報】${subject}（${address} 番号：${about}）\n理由：${reason}\n内容：` },
    ])
  },
)

test('D-85 the reasons can be closed without a report', () => {
  const page = mountPage(
    <ReportButton subject={reportCopy.subject.post} address="/topic?topicid=3" about={12} />,
    '/topic',
  )
  act(() => get('button', HTMLButtonElement).click())
  const dialog = () => document.querySelector('[role=dialog]')
  expect(dialog()?.textContent).toContain(reportCopy.reasons[0])
  act(() => get('[role=dialog] [aria-label="閉じる"]', HTMLButtonElement).click())
  const isShown = () => dialog()?.hasAttribute('data-open') === true
  const [shown, { pathname }] = [isShown(), page.location()]
  page.unmount()
  expect([shown, pathname]).toEqual([false, '/topic'])
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountPage } from '../../../../../../tests/support/mount-page.tsx'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { queryClient } from '../../../api/queries.ts'
import { writeSession } from '../../../api/session-store.ts'
import { lastingDrafts } from '../../../shared/drafts.ts'
import { PlanStatus } from './plan-status.tsx'

beforeEach(() => writeSession({ uid: 'man@yoimachi.example' }))
afterEach(() => localStorage.clear())

const declined: PaymentInformation = {
  payment_id: '',
  payment_pass: '',
  payment_conf: 0,
  payment_kind: 0,
  payment_resource: '',
  last_payment_date: '2026-10-23T12:00:00.000+09:00',
  next_payment_date: '2026-11-23T12:00:00.000+09:00',
  course_name: '',
  listed: false,
  email: 'man@yoimachi.example',
  site_id: '',
}

function textOf(payment: PaymentInformation): string {
  queryClient.setQueryData([accountEndpoint.id], { sex: 1, age_conf: 2 })
  const page = mountPage(<PlanStatus payment={payment} />)
  try {
    return page.box.textContent
  } finally {
    page.unmount()
  }
}

test('PAY-121 PAY-122 D-99 a declined renewal shows its date and the card company, never the address', () => {
  const text = textOf(declined)
  expect(text).toContain('お支払いの確認が取れていません')
  expect(text).toContain('2026/11/23の更新がカード会社で承認されませんでした。')
  expect(text).not.toContain('メールアドレスに誤り')
})

test('D-99 the stored price of the active plan gives the amount of a declined renewal', () => {
  lastingDrafts.write('plan-price', 3_850)
  expect(textOf(declined)).toContain('2026/11/23の更新（3,850円）がカード会社で承認されませんでした。')
})

test('D-99 a cancelled plan shows no card', () => {
  expect(textOf({ ...declined, next_payment_date: null })).not.toContain('カード会社')
})

import { CancellationPage } from '../../e2e/page-models/cancellation-page.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const at = (step: number) => (url: URL) =>
  url.pathname === '/payment_cancellation' && url.searchParams.get('step') === String(step)

test('CANCEL-02 CANCEL-03 CANCEL-04 a missing or invalid step is the first; without a reason, the choice', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  for (const query of ['', '?step=', '?step=0', '?step=9', '?step=x', '?step=5']) {
    const cancel = await CancellationPage.open(page, query)
    await expect(cancel.heading('定期課金を解約しますか？'), query).toBeVisible()
  }
  for (const query of ['?step=4', '?step=6']) {
    await CancellationPage.open(page, query)
    await expect(page).toHaveURL(at(3))
  }
})

test('CANCEL-11 CANCEL-23 CANCEL-24 a member without a plan goes home from every step, the last one too', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await CancellationPage.open(page, `?step=${step}`)
    await expect(page).toHaveURL((url) => url.pathname === '/home')
  }
  const man = await openPhone({ persona: 'man-unpaid', path: null })
  await CancellationPage.open(man, '?step=5')
  await expect(man).toHaveURL((url) => url.pathname === '/payment_information')
  await expect(man.getByText('解約が完了しました')).toHaveCount(0)
})

test('CANCEL-23 CANCEL-24 a plan that ended elsewhere meanwhile ends the steps, at a press at the latest', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-declining', path: null })
  const cancel = await CancellationPage.open(page)
  await cancel.yes.click()
  await cancel.heading('解約の手順').waitFor()
  await server.control.post('/clock', { to: '2027-02-01T12:00:00+09:00', keepSessions: true })
  // A read in the background may lead away before the button can be pressed.
  void cancel.next.click().catch(() => {})
  await expect(page).toHaveURL((url) => url.pathname !== '/payment_cancellation')
})

const password = 'yoimachi123'

test('CANCEL-34 CANCEL-35 CANCEL-39 CANCEL-41 PREM-10 a woman ends her premium plan, stays, and can choose again', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-premium', path: null })
  const cancel = await CancellationPage.open(page)
  await expect(page.getByText('無料の会員としては、引き続きご利用いただけます。')).toBeVisible()
  await cancel.toReason()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(cancel.reason('マッチンした男性と会うまで至らなかった')).toBeChecked()
  await cancel.toPassword()
  // The day that her receipt names as the last: the next charge is on the 11th.
  await expect(page.getByText('お支払い済みの残り20日分（2026/12/10まで）')).toBeVisible()
  await expect(page.getByText('プロフィールがタイムラインに表示されます')).toBeVisible()
  await cancel.password.fill(password)
  await cancel.submit.click()
  await expect(page).toHaveURL(at(5))
  await expect(page.getByText('解約が完了しました。ご利用ありがとうございました。')).toBeVisible()
  await page.goto('/shop')
  await expect(page.getByRole('group', { name: 'パックを選ぶ' })).toBeVisible()
  await page.goto('/payment_select')
  await expect(page.getByText('女性プレミアムプラン').first()).toBeVisible()
})

test('CANCEL-08 the reason step offers once to change the card instead, and says that nothing has happened yet', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  const cancel = await CancellationPage.open(page)
  await cancel.toReason()
  await expect(page.getByText('まだ何も変わっていません。')).toBeVisible()
  await page.getByRole('link', { name: 'カードを変えたいだけの方へ' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/change_card')
})

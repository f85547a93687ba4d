import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { CancellationPage } from '../page-models/cancellation-page.ts'

const password = 'yoimachi123'

const at = (step: number) => (url: URL) =>
  url.pathname === '/payment_cancellation' && url.searchParams.get('step') === String(step)

test('CANCEL-01 CANCEL-14 CANCEL-40 D-66 D-73 a man cancels in six steps and reads what he loses', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/payment_information' })
  await page.getByRole('link', { name: '定期課金の解約' }).click()
  await expect(page).toHaveURL(at(1))
  const cancel = new CancellationPage(page)
  await cancel.yes.click()
  covers('CANCEL-05')
  await expect(page).toHaveURL(at(2))
  covers('CANCEL-07')
  await expect(page.getByText('お支払い済みの料金は返金されません（利用規約第10条）。')).toBeVisible()
  await cancel.next.click()
  await expect(page).toHaveURL(at(3))
  covers('CANCEL-08')
  await expect(cancel.reason('レコメンドされなかった')).toBeChecked()
  await cancel.reason('マッチンした女性と会うまで至らなかった').check()
  await cancel.next.click()
  covers('CANCEL-33')
  await expect(page).toHaveURL(at(4))
  covers('CANCEL-09', 'CANCEL-10')
  await expect(page.getByText('マッチンした女性と会うまで至らなかった')).toBeVisible()
  await cancel.next.click()
  await expect(page).toHaveURL(at(6))
  await expect(page.getByText(/^お支払い済みの残り\d+日分（\d{4}\/\d\d\/\d\dまで）$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: '無料のまま残るもの' })).toBeVisible()
  covers('CANCEL-12')
  await expect(cancel.submit).toBeDisabled()
  await cancel.password.fill('wrong-password')
  await cancel.submit.click()
  covers('CANCEL-36')
  await expect(page.getByText('パスワードが正しくありません。')).toBeVisible()
  await expect(cancel.password).toHaveValue('wrong-password')
  const reason = page.waitForRequest('**/api/cancel_reason')
  await cancel.password.fill(password)
  await cancel.submit.click()
  covers('CANCEL-13', 'QUIT-27')
  expect((await reason).postDataJSON()).toEqual({
    cancel_reason: {
      uid: 'man@yoimachi.example',
      password,
      cancel_reason: 'マッチンした女性と会うまで至らなかった',
      cancel_reason_text: '',
    },
  })
  await expect(page).toHaveURL(at(5))
  const done = page.getByText('解約が完了しました。ご利用ありがとうございました。')
  covers('CANCEL-11')
  await expect(done).toBeVisible()
  await page.reload()
  await expect(done).toBeVisible()
  await expect(cancel.back).toHaveCount(0)
  await page.getByRole('link', { name: 'ホームへ' }).last().click()
  // A man's paid functions lock at once; home leads him to his payment (D-30, D-42).
  await expect(page).toHaveURL((url) => url.pathname === '/payment_information')
  await expect(page.getByText('プランは解約済みです')).toBeVisible()
  await expect(page.getByText('お支払いの確認が取れていません')).toHaveCount(0)
  await page.goto('/timeline')
  await expect(page.getByRole('main').getByRole('heading', { name: 'プランは解約済みです' })).toBeVisible()
  await expect(page.getByText('まだご利用いただけません')).toHaveCount(0)
})

test('CANCEL-06 CANCEL-15 CANCEL-16 CANCEL-17 CANCEL-18 no leads home; every way back', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const cancel = await CancellationPage.open(page, '?step=1')
  await cancel.toReason()
  await cancel.toPassword()
  await expect(page).toHaveURL(at(6))
  for (const step of [4, 3, 2, 1]) {
    await cancel.back.click()
    await expect(page).toHaveURL(at(step))
  }
  await cancel.back.click()
  await expect(page).toHaveURL((url) => url.pathname === '/payment_information')
  await CancellationPage.open(page)
  await cancel.no.click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('CANCEL-25 CANCEL-30 その他 and its text; what is reset', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const cancel = await CancellationPage.open(page)
  await cancel.toReason()
  await expect(cancel.text).toHaveCount(0)
  await cancel.reason('その他').check()
  covers('CANCEL-29')
  await expect(cancel.next).toBeDisabled()
  await cancel.text.fill(' 　')
  await expect(cancel.next).toBeDisabled()
  await cancel.text.fill('あ'.repeat(101))
  covers('CANCEL-27', 'CANCEL-28')
  await expect(page.getByText('100文字以内で入力してください。')).toBeVisible()
  await expect(cancel.next).toBeDisabled()
  await cancel.text.fill('仕事が忙しくなったため')
  await cancel.reason('レコメンドされなかった').check()
  await cancel.reason('その他').check()
  covers('CANCEL-20', 'CANCEL-21')
  await expect(cancel.text).toHaveValue('')
  await cancel.text.fill('仕事が忙しくなったため')
  await cancel.next.click()
  await expect(page.getByText('仕事が忙しくなったため')).toBeVisible()
  await cancel.next.click()
  await cancel.password.fill('abc')
  await cancel.back.click()
  await cancel.next.click()
  covers('CANCEL-22', 'CANCEL-31')
  await expect(cancel.password).toHaveValue('')
  await page.goBack()
  await cancel.back.click()
  await expect(page).toHaveURL(at(3))
  covers('CANCEL-19')
  await expect(cancel.reason('レコメンドされなかった')).toBeChecked()
})

test('CANCEL-19 a reload keeps the reason; going to its step again begins afresh, and いいえ forgets it', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  const cancel = await CancellationPage.open(page)
  await cancel.toReason()
  await cancel.reason('その他').check()
  await cancel.text.fill('仕事が忙し')
  await page.reload()
  await expect(cancel.text).toHaveValue('仕事が忙し')
  await cancel.text.fill('仕事が忙しくなったため')
  await cancel.toPassword()
  await expect(cancel.password).toBeVisible()
  await page.reload()
  await cancel.password.fill('wrong-password')
  const sent = page.waitForRequest('**/api/cancel_reason')
  await cancel.submit.click()
  expect((await sent).postDataJSON().cancel_reason).toMatchObject({
    cancel_reason: 'その他',
    cancel_reason_text: '仕事が忙しくなったため',
  })
  for (const step of [4, 3]) {
    await cancel.back.click()
    await expect(page).toHaveURL(at(step))
  }
  await expect(cancel.reason('レコメンドされなかった')).toBeChecked()
  await CancellationPage.open(page)
  await cancel.no.click()
  await CancellationPage.open(page, '?step=6')
  await expect(page).toHaveURL(at(3))
  await expect(cancel.reason('レコメンドされなかった')).toBeChecked()
})

test('CANCEL-36 CANCEL-37 a failure shows the server’s text or the fixed one, and the password stays', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  const cancel = await CancellationPage.open(page)
  await cancel.toReason()
  await cancel.toPassword()
  await cancel.password.fill(password)
  const failures = [
    { status: 500, json: {}, text: 'エラーが発生しました。' },
    {
      status: 422,
      json: { success: false, msg: 'ただいま解約できません。' },
      text: 'ただいま解約できません。',
    },
  ]
  for (const { status, json, text } of failures) {
    await page.route('**/api/al_payment/cancellation/submit', (route) => route.fulfill({ status, json }))
    await cancel.submit.click()
    await expect(page.getByText(text)).toBeVisible()
    await page.unroute('**/api/al_payment/cancellation/submit')
  }
  await page.route('**/api/cancel_reason', (route) => route.abort())
  await cancel.submit.click()
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await page.unroute('**/api/cancel_reason')
  await cancel.submit.click()
  await expect(page).toHaveURL(at(5))
})

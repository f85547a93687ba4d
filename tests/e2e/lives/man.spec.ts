import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test, withMotion } from '../../support/fixtures.ts'
import { makePicture } from '../../support/make-picture.ts'
import { AgeDocumentPage } from '../page-models/age-document-page.ts'
import { CancellationPage } from '../page-models/cancellation-page.ts'
import { HomePage } from '../page-models/home-page.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { mailLink } from '../page-models/outbox.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'
import { expectOrderOfLikes } from './order-of-likes.ts'

test.use(withMotion)

const email = 'riku-life@yoimachi.example'
const password = 'yoimachi123'

test("D-66 D-67 D-73 D-74 D-75 a man's life, from sign-up to the end of his plan", async ({ openPhone, server }) => {
  test.setTimeout(240_000)
  const page = await openPhone({ path: '/signup' })
  const home = new HomePage(page)

  await test.step('he signs up and confirms his address', async () => {
    const signUp = new SignUpPage(page)
    await signUp.fill({ email, password, sex: '男性' })
    await signUp.submit.click()
    await page.waitForURL('**/login?send_mail=true')
    await expect(page.getByText(`${email} 宛てにお送りしました。`)).toBeVisible()
    await page.goto(await mailLink(server.control, email))
    await expect(page.getByText('メールアドレスの確認が完了しました。ログインしてください。')).toBeVisible()
  })

  await test.step('he writes the short form and is celebrated', async () => {
    await new LoginPage(page).logIn(email, password)
    await page.waitForURL('**/partialform')
    const form = new ProfileForm(page)
    await form.heading.waitFor()
    await form.fillShort()
    for (const box of await page.getByLabel('確認しました').all()) await box.check()
    await form.submit.click()
    await page.waitForURL('**/maletutorial')
    await expect(page.getByText('Rank UP!')).toBeVisible()
  })

  await test.step('he hands in his document and is verified', async () => {
    await page.goto('/age_confirmation')
    const form = new AgeDocumentPage(page)
    await form.input.waitFor({ state: 'attached' })
    await form.choose(await makePicture(page, 'image/jpeg'))
    await form.submit.click()
    await expect(page.getByText('年齢確認書類を提出しました。確認には最大1営業日かかります。')).toBeVisible()
    await server.control.post('/operator/age-review', { member: email, age_conf: 2 })
  })

  await test.step('his card is refused by the bank; the plan is kept, and another card pays', async () => {
    await page.goto('/payment_information')
    await expect(page.getByText('プランのご登録がまだありません')).toBeVisible()
    const payment = await PaymentPage.open(page)
    await payment.plan('6ヶ月プラン').click()
    await expect(payment.submit).toHaveText('16,500円で登録する')
    await payment.card.fill('4333000000000000')
    await payment.send()
    await page.getByRole('button', { name: '認証する' }).click()
    await expect(page.getByText('Error: 認証に失敗しました。')).toBeVisible()
    await expect(page.getByRole('link', { name: '運営局に問い合わせる' })).toBeVisible()
    await page.getByRole('link', { name: '別のカードを使う' }).click()
    await expect(payment.plan('6ヶ月プラン').getByRole('radio')).toBeChecked()
    await payment.card.fill('4222000000000004')
    await payment.send()
    await page.getByRole('button', { name: '認証する' }).click()
    await page.waitForURL((url) => url.pathname === '/payment_success')
    await expect(page.getByText('お支払いありがとうございました。')).toBeVisible()
    await expect(page.getByText('16,500円').first()).toBeVisible()
    await expect(page.getByText(/ご利用期間 \d{4}\/\d\d\/\d\d〜/)).toBeVisible()
    await page
      .getByRole('link', { name: 'はじめる' })
      .or(page.getByRole('button', { name: 'はじめる' }))
      .click()
    covers('D-98')
    await page.waitForURL('**/maletutorial')
    await page.goto('/home')
  })

  await test.step('a woman likes him; passing asks first', async () => {
    await server.control.post('/operator/act', { as: 'like', member: 'woman-premium', to: email })
    await home.closeDialogs()
    await page.goto('/recommends/male?status=liked')
    await page.getByRole('main').locator('a[href^="/profile/female"]').last().click()
    const partner = new PartnerPage(page)
    await partner.pass.click()
    await expect(partner.passQuestion).toBeVisible()
    await partner.passQuestion.getByRole('button', { name: '戻る' }).click()
    await expect(partner.passQuestion).toBeHidden()
    await partner.contact.click()
    await expect(partner.matched).toBeVisible()
  })

  await test.step('he buys likes and reads where he spends them which go first', async () => {
    covers('D-77')
    await expectOrderOfLikes(page)
  })

  await test.step('he ends the plan and reads what he loses', async () => {
    const cancel = await CancellationPage.open(page, '?step=1')
    await cancel.toReason()
    await cancel.toPassword()
    await expect(page.getByText(/^お支払い済みの残り\d+日分/)).toBeVisible()
    await expect(page.getByRole('heading', { name: '無料のまま残るもの' })).toBeVisible()
    await cancel.password.fill(password)
    await cancel.submit.click()
    await expect(page.getByText('解約が完了しました。ご利用ありがとうございました。')).toBeVisible()
    await expect(page.getByText('解約が完了しました', { exact: true })).toHaveCount(0)
    await page.goto('/timeline')
    await expect(page.getByRole('main').getByText('プランは解約済みです')).toBeVisible()
    await expect(page.getByText('まだご利用いただけません')).toHaveCount(0)
  })
})

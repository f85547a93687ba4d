import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { CardForm } from '../page-models/card-form.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { buyTenLikes, endPlan, postOnBoard } from './lossy-acts.ts'
import { LossyLife } from './lossy-life.ts'
import { memberBy, pairingsAt, recordsOf, type World } from './world-of-member.ts'

const password = 'yoimachi123'

test('D-110 D-111 D-112 D-114 a man of thirty days whose line loses every seventh answer', async ({
  openPhone,
  server,
}) => {
  test.setTimeout(600_000)
  const email = 'takumi-lossy@yoimachi.example'
  const page = await openPhone({ path: null })
  const life = await LossyLife.begin(page, server, email)
  const main = page.getByRole('main')
  const count = (table: string, field: string) => (world: World) => recordsOf(world, table, field, email).length

  await life.signUp(email, password, '男性')

  const form = new ProfileForm(page)
  await life.open('/partialform', form.name)
  await form.complete()
  await form.fillShort()
  for (const box of await page.getByLabel('確認しました').all()) await box.check()
  await life.act({
    name: 'registers his profile',
    press: () => form.submit.click(),
    done: async () => new URL(page.url()).pathname === '/maletutorial',
    count: (world) => world('profiles').filter((each) => each['name'] === 'りく').length,
  })

  await life.handInDocument(email)

  const payment = new PaymentPage(page)
  await life.open('/payment_select', payment.submit)
  await payment.plan('1ヶ月プラン').click()
  await payment.card.fill('4242424242424242')
  await life.act({
    name: 'pays for a month',
    press: () => payment.send(),
    done: async () => !new URL(page.url()).pathname.startsWith('/payment'),
    count: count('payments', 'memberId'),
  })
  await life.days(1)

  await buyTenLikes(life)
  await life.days(3)

  await server.control.post('/operator/act', { as: 'like', member: 'woman-premium', to: email })
  const partner = new PartnerPage(page)
  const rows = main.locator('a[href^="/profile/female"]')
  await life.open('/recommends/male?status=liked', rows)
  await rows.last().click()
  await partner.contact.waitFor()
  await life.act({
    name: 'answers a like',
    press: () => partner.contact.click(),
    done: partner.matched.or(partner.chat),
    count: (world) => pairingsAt(world, email, 1),
  })
  await life.days(5)

  await postOnBoard(life, '静かな喫茶店で本を読むのが好きです。')
  await life.days(8)

  const change = new CardForm(page)
  await life.open('/change_card', change.number)
  await change.fill('4000000000000341')
  await life.act({
    name: 'changes his card',
    press: () => page.getByRole('button', { name: /変更する/ }).click(),
    done: async () =>
      new URL(page.url()).pathname !== '/change_card' || (await page.getByText('更新しました').isVisible()),
    count: (world) => {
      const id = memberBy(world, email)?.['id']
      return world('subscriptions').filter((each) => each['id'] === id && each['card'] === 'declined-at-renewal').length
    },
  })
  await life.days(12)

  await endPlan(life, password)
  await life.finish()
  expect(life.lostResponses.length).toBeGreaterThan(20)
})

import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { HomePage } from '../page-models/home-page.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { PaymentPage } from '../page-models/payment-page.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { ReviewFormPage } from '../page-models/review-form-page.ts'
import { SubProfilePage } from '../page-models/sub-profile-page.ts'
import { buyTenLikes, endPlan, postOnBoard } from './lossy-acts.ts'
import { LossyLife } from './lossy-life.ts'
import { memberBy, pairingsAt, recordsOf } from './world-of-member.ts'

const password = 'yoimachi123'

test('D-110 D-111 D-112 D-114 a woman of thirty days whose line loses every seventh answer', async ({
  openPhone,
  server,
}) => {
  test.setTimeout(600_000)
  const email = 'kasumi-lossy@yoimachi.example'
  const page = await openPhone({ path: null })
  const life = await LossyLife.begin(page, server, email)
  const main = page.getByRole('main')

  await life.signUp(email, password, '女性')

  const form = new ProfileForm(page)
  await life.open('/femaleform', form.name)
  await form.complete()
  await form.name.fill('かすみ')
  await page.getByLabel('年齢').selectOption('26')
  await form.pickAreas('関東', ['東京都'])
  await life.act({
    name: 'registers her profile',
    press: () => form.submit.click(),
    done: async () => new URL(page.url()).pathname === '/age_confirmation',
    count: (world) => world('profiles').filter((each) => each['name'] === 'かすみ').length,
  })

  await life.handInDocument(email)

  await life.open('/tutorial', page.getByRole('checkbox'))
  for (const check of await page.getByRole('checkbox').all()) await check.check()
  await life.act({
    name: 'finishes the tutorial',
    press: () => page.getByRole('button', { name: 'ホームへ' }).click(),
    done: async () => new URL(page.url()).pathname === '/home',
    count: (world) => (memberBy(world, email)?.['tutorialDone'] === true ? 1 : 0),
  })

  const home = new HomePage(page)
  await life.open('/home', home.heading)
  await life.closeDialogs()
  await life.act({
    name: 'starts her introductions',
    press: () => home.startButton.click(),
    done: home.autoButton,
    count: (world) => recordsOf(world, 'statusActivations', 'memberId', email).length,
  })
  await life.act({
    name: 'asks for a man',
    press: () => home.autoButton.click(),
    done: async () => new URL(page.url()).pathname === '/profile',
    count: (world) => recordsOf(world, 'pairings', 'womanId', email).length,
  })
  const partner = new PartnerPage(page)
  await life.act({
    name: 'holds him',
    press: () => partner.hold.click(),
    done: page.getByText(/保留中/),
    count: (world) => pairingsAt(world, email, 6),
  })
  const profile = new URL(page.url()).pathname + new URL(page.url()).search
  await life.days(2)
  await life.open(profile, partner.contact)
  await life.act({
    name: 'chooses him',
    press: () => partner.contact.click(),
    done: partner.matched.or(partner.chat),
    count: (world) => pairingsAt(world, email, 1),
  })

  await life.open(profile, partner.chat)
  await partner.chat.click()
  const chat = new ChatPage(page)
  await chat.input.waitFor()
  await life.act({
    name: 'writes to him',
    press: () => chat.write('はじめまして。お話しできたらうれしいです。'),
    done: () => chat.isDelivered('はじめまして。お話しできたらうれしいです。'),
    count: (world) => recordsOf(world, 'messages', 'authorId', email).length,
  })
  await life.days(1)

  const review = new ReviewFormPage(page)
  await life.open(profile, partner.review)
  await partner.review.click()
  await review.date.waitFor()
  await review.fill(
    '2026-11-23',
    '約束の時間より早めに来て、終始おだやかに話してくれました。また会いたいと思える方でした。',
  )
  await life.act({
    name: 'reviews him',
    press: () => review.submit.click(),
    done: async () => new URL(page.url()).pathname === '/home',
    count: (world) => recordsOf(world, 'reviews', 'womanId', email).length,
  })

  await postOnBoard(life, '夕方の川沿いを歩くのが好きです。')

  const office = new ChatPage(page)
  await life.open('/hona', office.input)
  await office.input.fill('受付の時間を教えてください。')
  await life.act({
    name: 'asks the operator',
    press: () => office.send.click(),
    done: () => office.isDelivered('受付の時間を教えてください。'),
    count: (world) =>
      recordsOf(world, 'operatorMessages', 'memberId', email).filter((each) => each['sender'] === 1).length,
  })
  await life.days(5)

  const payment = new PaymentPage(page)
  await life.open('/payment_select', payment.submit)
  await payment.card.fill('4242424242424242')
  await life.act({
    name: 'takes the premium plan',
    press: () => payment.send(),
    done: async () => new URL(page.url()).pathname === '/home',
    count: (world) => recordsOf(world, 'payments', 'memberId', email).length,
  })
  await life.days(2)

  await buyTenLikes(life)
  await life.days(2)

  await life.open('/timeline', main.getByRole('listitem').getByRole('link'))
  const liked = await SubProfilePage.openFirst(page)
  await life.act({
    name: 'likes a man',
    press: () => liked.likeButton.click(),
    done: async () => (await liked.sentButton.isVisible()) && !(await liked.undo.isVisible()),
    count: (world) => recordsOf(world, 'likes', 'fromId', email).length,
  })
  await life.days(10)

  await endPlan(life, password)
  await life.days(8)

  await life.open('/questionaire', main.getByRole('radio'))
  await main.getByRole('radio').first().check()
  await expect(async () => {
    await main.getByRole('button', { name: '次へ' }).click({ timeout: 1_000 })
    await expect(main.getByRole('button', { name: '退会', exact: true })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const question = page.getByRole('alertdialog', { name: '退会してもよろしいですか？' })
  await life.act({
    name: 'withdraws',
    press: async () => {
      if (!(await question.isVisible())) await main.getByRole('button', { name: '退会', exact: true }).click()
      await question.getByRole('button', { name: '退会する' }).click()
    },
    done: main.getByText('退会が完了しました。'),
    count: (world) => (memberBy(world, email)?.['activeStatus'] === 'active' ? 0 : 1),
  })
  await life.finish()
  expect(life.lostResponses.length).toBeGreaterThan(30)
})

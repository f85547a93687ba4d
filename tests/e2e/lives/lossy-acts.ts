import { CancellationPage } from '../page-models/cancellation-page.ts'
import { CardForm } from '../page-models/card-form.ts'
import { ShopPage } from '../page-models/shop-page.ts'
import type { LossyLife } from './lossy-life.ts'
import { memberBy, recordsOf } from './world-of-member.ts'

// Acts of members of both sexes over a network that loses responses.

export async function buyTenLikes(life: LossyLife): Promise<void> {
  const { page, email } = life
  const shop = new ShopPage(page)
  await life.open('/shop', shop.buy)
  await shop.pack('10個').click()
  await new CardForm(page).fill('4242424242424242')
  await life.act({
    name: 'buys ten likes',
    press: () => shop.buy.click(),
    done: page.getByRole('alertdialog', { name: '購入の完了' }),
    count: (world) => recordsOf(world, 'likePurchases', 'memberId', email).length,
  })
}

export async function postOnBoard(life: LossyLife, text: string): Promise<void> {
  const { page, email } = life
  const topics = page.getByRole('main').getByRole('link', { name: /投稿/ })
  await life.open('/topics', topics)
  await topics.first().click()
  const post = page.getByRole('textbox').first()
  await post.waitFor()
  await post.fill(text)
  await life.act({
    name: 'posts on the board',
    press: () => page.getByRole('button', { name: '投稿する' }).click(),
    done: page.getByRole('article').getByText(text),
    count: (world) => recordsOf(world, 'posts', 'authorId', email).length,
  })
}

export async function endPlan(life: LossyLife, password: string): Promise<void> {
  const { page, email } = life
  const cancel = new CancellationPage(page)
  await life.open('/payment_cancellation', cancel.yes)
  await cancel.toReason()
  await page.getByRole('radio').first().check()
  await cancel.toPassword()
  await cancel.password.fill(password)
  await life.act({
    name: 'ends the plan',
    press: () => cancel.submit.click(),
    done: page.getByText('解約が完了しました。ご利用ありがとうございました。'),
    count: (world) => (memberBy(world, email)?.['paid'] === false ? 1 : 0),
  })
}

import { CancellationPage } from '../../e2e/page-models/cancellation-page.ts'
import { CardForm } from '../../e2e/page-models/card-form.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { PaymentPage } from '../../e2e/page-models/payment-page.ts'
import { ShopPage } from '../../e2e/page-models/shop-page.ts'
import { SignUpPage } from '../../e2e/page-models/sign-up-page.ts'
import type { Act } from './act.ts'

/** Good until the next renewal, which tells that it is the present card. */
const declinesLater = '4000000000000341'
const good = '4242424242424242'
const unpaid = 'お支払いは行われていません。'

/** Reason of a refused login, which tells of an account without a login. */
async function loginReason(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'yoimachi123' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/auth/sign_in`, { method: 'POST', headers, body })
  const { reason } = (await response.json()) as { reason?: string }
  return reason ?? ''
}

interface Payments {
  renewals: { member: { id: number }; declines: boolean }[]
}

/** Stands in for the provider's script, which a page without script files cannot load. */
function provideTokens(): void {
  const createToken = async (card: object, done: (result: object) => void) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/mock/card-tokens', { method: 'POST', headers, body: JSON.stringify(card) })
    done((await response.json()) as object)
  }
  Object.assign(window, { YoimachiCard: { createToken } })
}

/** Payments, and the ends of a plan and of a membership. */
export const moneyActs: readonly Act[] = [
  {
    write: 'pay',
    title: 'the payment of a plan',
    persona: 'man-unpaid',
    call: '/api/al_payment',
    open: async (page) => {
      const payment = await PaymentPage.open(page)
      await payment.plan('1ヶ月プラン').click()
      await payment.card.fill(good)
    },
    press: (page) => new PaymentPage(page).submit.click(),
    held: async (page) => (await readApi<{ payment_conf: number }>(page, '/api/payment_information')).payment_conf,
    done: 'お支払いの控え',
    undone: unpaid,
    left: '更新しました',
  },
  {
    write: 'changeCard',
    title: 'the card',
    persona: 'man',
    call: '/api/al/cards/change',
    open: async (page) => {
      await page.addInitScript(provideTokens)
      await page.goto('/change_card')
      await new CardForm(page).fill(declinesLater)
    },
    press: (page) => page.getByRole('button', { name: '変更する' }).click(),
    held: async (page, { control }) => {
      const { id } = await readApi<{ id: number }>(page, '/api/account')
      const { renewals } = await control.get<Payments>(`/operator/payments?members=${id}`)
      return renewals.some(({ member, declines }) => member.id === id && declines) ? 1 : 0
    },
    done: '更新しました',
    undone: 'カードを変更できたか確認できませんでした。',
    repeats: true,
    left: '更新しました',
  },
  {
    write: 'purchaseLikes',
    title: 'a pack of likes',
    persona: 'man',
    call: '/api/test-purchase',
    open: async (page) => {
      await page.goto('/shop')
      await new ShopPage(page).pack('10個').click()
      await new CardForm(page).fill(good)
    },
    press: (page) => new ShopPage(page).buy.click(),
    held: async (page) => {
      const path = '/api/timeline'
      const { purchased_like_history: all } = await readApi<{ purchased_like_history: { created_at: string }[] }>(
        page,
        path,
      )
      return all.filter(({ created_at }) => created_at.startsWith('2026-11-20')).length
    },
    done: 'いいねの購入が完了しました。',
    undone: unpaid,
    second: '次の購入は',
    left: 'いいねの購入が完了しました。',
  },
  {
    write: 'cancelSubscription',
    title: 'the cancellation',
    persona: 'man',
    call: '/api/al_payment/cancellation/submit',
    open: async (page) => {
      const cancel = await CancellationPage.open(page)
      await cancel.toReason()
      await cancel.toPassword()
      await cancel.password.fill('yoimachi123')
    },
    press: (page) => new CancellationPage(page).submit.click(),
    held: async (page) => 1 - (await readApi<{ payment_conf: number }>(page, '/api/payment_information')).payment_conf,
    done: '解約が完了しました。',
    undone: '解約は行われていません。',
    left: '解約が完了しました。',
  },
  {
    write: 'withdraw',
    title: 'the withdrawal',
    persona: 'woman',
    call: '/api/cancel/female',
    open: async (page) => {
      await page.goto('/questionaire')
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: '次へ' }).click()
      await page.getByRole('button', { name: '退会', exact: true }).click()
    },
    press: (page) => page.getByRole('button', { name: '退会する' }).click(),
    held: async (_page, { url }) => ((await loginReason(url, 'woman@yoimachi.example')) === 'inactive' ? 1 : 0),
    done: '退会が完了しました。',
    // The server's own text stands instead of the fixed one (QUIT-22).
    undone: /退会処理に失敗しました。|エラーが発生しました。/,
    // On another device, only the end of the login is known.
    second: 'ログインの有効期限が切れました。',
    left: '退会が完了しました。',
    leads: true,
  },
  {
    write: 'signUp',
    title: 'the sign-up',
    call: '/api/auth',
    open: async (page) => {
      const signUp = await SignUpPage.open(page)
      await signUp.fill({ email: 'newcomer@yoimachi.example', password: 'yoimachi123', sex: '男性' })
    },
    press: (page) => new SignUpPage(page).submit.click(),
    held: async (_page, { url }) => ((await loginReason(url, 'newcomer@yoimachi.example')) === 'unconfirmed' ? 1 : 0),
    done: /send_mail=true/,
    undone: 'もう一度お試しください。',
    // The address may be somebody else's (D-118).
    second: 'すでにご登録の方は',
    left: '入力されたメールアドレスに確認メールを送信しました。',
    elsewhere: '/',
  },
]

import { CardForm } from '../../e2e/page-models/card-form.ts'
import { PaymentPage } from '../../e2e/page-models/payment-page.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, goTo } from '../../support/form-steps.ts'
import { test } from '../support/test.ts'

const checkConnection = '通信状況をご確認のうえ、もう一度お試しください。'
const unpaid = 'お支払いは行われていません。'

/** Forms of payment. */
const forms: readonly FormCase[] = [
  {
    title: 'PAY-93 D-110 the payment',
    persona: 'man-unpaid',
    open: async (page) => void (await PaymentPage.open(page)),
    fill: async (page) => {
      await new PaymentPage(page).plan('1ヶ月プラン').click()
      await new CardForm(page).fill('4242424242424242')
    },
    button: (page) => new PaymentPage(page).submit,
    call: '**/api/al_payment',
    says: [checkConnection, unpaid],
    secret: true,
    done: at('/home'),
  },
  {
    title: 'SHOP-14 D-110 the shop',
    persona: 'woman',
    open: goTo('/shop'),
    fill: async (page) => {
      await page.getByRole('group', { name: 'パックを選ぶ' }).getByText('50個', { exact: true }).click()
      await new CardForm(page).fill('4242424242424242')
    },
    // With a pack chosen it names the amount (D-75).
    button: (page) => page.getByRole('button', { name: /購入する$/ }),
    call: '**/api/test-purchase',
    says: [checkConnection, unpaid],
    secret: true,
    done: at('/timeline'),
  },
]

testFormFailures(test, forms)

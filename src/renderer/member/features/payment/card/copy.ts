import { commonCopy } from '../../../../lib/copy/common.ts'
import { pageTitles } from '../../../../lib/copy/titles.ts'

/** Texts of the card form (plans, likes and /change_card share it) and of /change_card (PAY, CARD, L-15). */
export const cardCopy = {
  title: pageTitles['/change_card'],
  prompt: 'お支払い情報を入力してください',

  field: {
    number: 'カード番号',
    name: 'カード名義（ローマ字）',
    month: '有効期限（月）',
    year: '有効期限（年）',
    cvv2: 'CVV2コード',
    numberPlaceholder: '0000 0000 0000 0000',
    namePlaceholder: 'TARO YAMADA',
    cvv2Hint: 'カード裏面（一部は表面）の3桁または4桁の数字です。',
    brands: 'Visa・Mastercard・JCB・American Express・Diners Club・Discoverをご利用いただけます。',
    monthChoice: (n: number) => `${n}月`,
    yearChoice: (n: number) => `${n}年`,
    choose: '選択',
  },

  error: {
    required: '項目を入力してください',
    number: '有効なカード情報を入力してください',
    month: '有効な月を入力してください',
    year: '有効な年を入力してください',
    cvv2: 'CVV2コードは3桁または4桁の数字で入力してください。',
    tokenMissing: 'カード情報を正しく入力してください',
    post: commonCopy.checkInput,
  },

  // D-67.
  masked: (brand: string, lastFour: string) => `${brand} •••• ${lastFour}`,
  retry: (card: string) =>
    `${card} のカード番号とCVV2コードを、もう一度入力してください。安全のため、この2つは保存していません。`,

  submit: '変更する',
  submitting: '変更しています…',
  note: 'カード情報は、お支払いの登録のためだけに使われます。宵待では保存しません。',
  statement: 'カードのご利用明細には「YM SERVICE」と表示されます。',
  statementName: 'YM SERVICE',

  result: {
    done: commonCopy.updated,
    toPaymentInformation: 'お支払い情報へ',
  },
} as const

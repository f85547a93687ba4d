import type { VariantName } from '../../../../contract/enums/variants.ts'
import { control } from '../control/call-control.ts'
import { attempt } from '../control/flash.ts'
import { queryClient, variantsQuery } from '../control/queries.ts'
import { reloadPhones } from '../phones/refresh-phones.ts'

/** Sets switches. The phones reload, because they read switches only at start. */
export function changeVariant(change: Parameters<typeof control.changeVariants>[0]): Promise<boolean> {
  return attempt(async () => {
    const values = await control.changeVariants(change)
    queryClient.setQueryData(variantsQuery.queryKey, values)
    reloadPhones()
  })
}

/** Names of the switches and their values, in the words of the screens. */
export const variantTexts: Readonly<
  Record<VariantName, { title: string; text: string; values: Record<string, string> }>
> = {
  menGateOrder: {
    title: '男性の案内の順',
    text: '/home を開いた男性を、先にどちらへ案内するか。',
    values: { 'profile-first': 'プロフィール', 'payment-first': 'お支払い' },
  },
  priceSet: {
    title: '料金表',
    text: '男性プランの料金と、旧プランの表示価格。',
    values: { regular: '通常', second: '第二' },
  },
  hold: {
    title: '保留',
    text: 'レコメンドを保留にするボタン。切ると新しく保留にはできません。',
    values: { on: 'あり', off: 'なし' },
  },
  replyStep: {
    title: '返信の有無を選ぶ',
    text: 'お相手のページで「返信あり」「返信なし」を選ぶ段階。',
    values: { off: 'なし', on: 'あり' },
  },
  rotateTokens: {
    title: 'トークンの更新',
    text: '応答のたびに新しい access-token を渡すか。',
    values: { off: 'しない', on: '毎回' },
  },
  planSelect: {
    title: 'プランの選び方',
    text: '/payment_select をカードのフォームにするか、旧プランのモーダルにするか。',
    values: { form: 'フォーム', modal: 'モーダル' },
  },
  cardToken: {
    title: 'カードのトークン',
    text: 'トークンをサーバーで作るか、ブラウザーのスクリプトで作るか。',
    values: { server: 'サーバー', browser: 'ブラウザー' },
  },
  threeSecureMethod: {
    title: '3Dセキュアへの移動',
    text: '認証のページへ移るときの HTTP メソッド。',
    values: { POST: 'POST', GET: 'GET' },
  },
}

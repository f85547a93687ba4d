import { commonCopy, productName } from './common.ts'

/** Page titles by route pattern (L-10, ROUTE-51). Pages under /about use their own names. */
export const pageTitles = {
  '/': 'トップ',
  '/login': 'ログイン',
  '/signup': '新規登録',
  '/forget_password': 'パスワードの再設定',
  '/password_reset': '新しいパスワードの設定',
  '/user_confirmation': 'ユーザー認証',
  '/after_sign_up': 'ユーザー認証',
  '/home': 'マイページ',
  '/form': 'プロフィール',
  '/partialform': 'プロフィール',
  '/femaleform': 'プロフィール',
  '/preview': 'プロフィールの確認',
  '/age_confirmation': '年齢確認書類の提出',
  '/tutorial': 'ご利用ガイド',
  '/maletutorial': 'チュートリアル動画',
  '/rankrequest': 'ランク申請',
  '/conditionsform': '条件設定',
  // D-83: the tab and its page share a name.
  '/recommends': 'メッセージ',
  '/recommends/male': 'メッセージ',
  '/recommend': 'レコメンド',
  '/profile': 'お相手のプロフィール',
  '/profile/female': 'お相手のプロフィール',
  '/subprofile': '詳細プロフィール',
  '/timeline': 'タイムライン',
  '/footprints': '足跡',
  '/chat': 'メッセージ',
  '/hona': '運営局',
  '/review': 'みんなの口コミ',
  '/reviewform': '口コミの投稿',
  '/reviewindex': '自分の投稿した口コミ',
  '/myreviewindex': '自分の投稿した口コミ',
  '/topics': '掲示板',
  '/topic': '掲示板',
  '/notice/index': 'お知らせ',
  '/notice/:id': 'お知らせ',
  '/settings': '設定',
  '/shop': 'いいねの購入',
  '/payment_select': 'プランの選択',
  '/payment_select_campaign': 'キャンペーンプラン',
  '/payment_select_campaign2': 'キャンペーンプラン',
  '/payment_confirm': 'お支払いの確認',
  '/payment_success': 'お支払い完了',
  '/payment_failure': 'お支払いエラー',
  '/payment_information': 'お支払い情報',
  '/payment_cancellation': '定期課金の解約',
  '/change_card': 'カードの変更',
  '/questionaire': '退会アンケート',
  '/qa': 'よくある質問',
} as const

/** Title for an address without a route (L-10). */
export const notFoundTitle = commonCopy.notFound.title

/** Document title: unread count without sender (D-78), page title, product name (CONST-17, CONST-18, D-97). */
export const pageTitle = (title: string, unread = 0) =>
  `${unread > 0 ? `(${unread}) ` : ''}${title === '' ? '' : `${title} | `}${productName}`

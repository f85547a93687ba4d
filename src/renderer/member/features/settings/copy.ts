import { navCopy } from '../../../lib/copy/nav.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'

/** Texts of /settings (D-80). */
export const settingsCopy = {
  index: '目次',

  account: {
    title: 'アカウント',
    email: 'メールアドレス',
    emailNote: 'アプリからは変更できません。変更をご希望の方は、運営局までお知らせください。',
    plan: 'プラン・お支払い',
    premium: 'プレミアム',
    free: '無料',
    active: 'ご利用中',
    none: '未登録',
  },

  news: {
    title: '新着のお知らせ',
    banner: 'アプリ内で新着を知らせる',
    bannerText: 'メッセージや審査の結果を、画面の下に5秒間表示します。',
    count: 'タブとアイコンに未読の件数を表示する',
    countText: 'ブラウザーのタブの名前と、ホーム画面のアイコンに表示します。',
    note: 'この端末だけの設定です。画面を離れているときは、お相手の名前も内容も表示しません。',
  },

  links: {
    title: '登録情報とご案内',
    preview: '自分のプロフィールの見え方',
    reviews: '自分の口コミ',
    conditions: 'お相手の条件',
    notices: navCopy.menu.notices,
    operator: navCopy.menu.operator,
    operatorHours: operatorChatCopy.openHours,
  },

  leave: '退会のお手続き',
  // Men cannot withdraw in the app (QUIT is for women).
  leaveMan: '退会をご希望の方は、運営局までお知らせください。',
} as const

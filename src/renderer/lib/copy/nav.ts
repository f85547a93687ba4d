import { pageTitles } from './titles.ts'

/** Texts of the header, the menu and the footer bar (NAV). */
export const navCopy = {
  /** Rail, foot and panes of a wide window. */
  rail: {
    footprints: '足跡',
  },
  foot: {
    legal: '規約など',
  },
  beside: {
    list: 'お相手の一覧',
    partner: 'お相手のプロフィール',
  },
  menu: {
    title: 'メニュー',
    open: 'メニューを開く',
    home: 'ホーム',
    notices: 'お知らせ',
    profile: 'プロフィール',
    paymentInformation: 'お支払い情報',
    reviews: 'みんなの口コミ',
    board: '掲示板',
    // D-83: the entry has the name of its page.
    recommends: pageTitles['/recommends'],
    operator: '運営局へのメッセージ',
    faq: 'よくある質問',
    settings: '設定',
    login: 'ログイン',
    signUp: '新規登録',
    logout: 'ログアウト',
  },

  /** NAV-12 and NAV-25. */
  disabled: {
    man: 'お支払い後にご利用いただけます',
    woman: '年齢確認後にご利用いただけます',
  },

  /** NAV-27. */
  external: {
    x: '公式X',
    instagram: '公式Instagram',
    blog: '公式ブログ',
    community: '女性会員コミュニティ',
  },

  /** NAV-35. */
  legal: {
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    operator: '運営者情報',
    law: '特定商取引法に基づく表記',
  },

  footer: {
    label: '主なページ',
    home: 'ホーム',
    messages: 'メッセージ',
    timeline: 'タイムライン',
    profile: 'プロフィール',
    unread: (n: number) => `未読 ${n}件`,
  },

  theme: {
    label: '画面の明るさ',
    system: '端末に合わせる',
    day: '昼',
    night: '夜',
  },

  skipToContent: '本文へ移動',
} as const

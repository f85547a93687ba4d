import { pageTitles } from './titles.ts'

/** Texts of /chat (CHAT, D-27, L-15). The greeting template is in greeting.ts. */
export const chatCopy = {
  title: pageTitles['/chat'],
  placeholder: 'メッセージを入力',
  /** In the closed field of a man before her first message (D-27). */
  locked: 'お相手のひと言を待っています',
  send: '送信',
  back: '一覧へ戻る',
  toProfile: (name: string) => `${name}さんのプロフィールを見る`,
  loading: 'メッセージを読み込んでいます…',
  partnerPane: 'お相手のプロフィールを横に表示',

  copyIntroduction: '自己紹介文をコピー',
  introductionCopied: '自己紹介文をコピーしました。',
  copyFailed: 'コピーできませんでした。お使いのブラウザーの設定をご確認ください。',

  firstMessage: {
    title: '最初のひと言を送りましょう',
    text: 'ごあいさつの文例をご用意しました。そのまま送ることも、書き直すこともできます。',
    openers: 'お相手のプロフィールから選ぶ',
  },
  // L-13.
  greeting: {
    hello: (partner: string) => (partner === '' ? 'はじめまして。' : `${partner}さん、はじめまして。`),
    name: (name: string) => `${name}と申します。`,
    age: (age: number) => `${age}歳です。`,
    areas: (areas: readonly string[]) => `${areas.join('や')}でお会いしやすいです。`,
    times: (times: string) => `お時間は、${times}が合わせやすいです。`,
    end: 'プロフィールを拝見して、お話ししてみたいと思いました。どうぞよろしくお願いいたします。',
  },
  /** First messages made from his answers (D-105). */
  opener: {
    introduction: {
      label: '自己紹介のこと',
      text: (sentence: string) =>
        `プロフィールの「${sentence}」というところが、心に残りました。よろしければ、もう少し聞かせていただけますか？`,
    },
    times: {
      label: '会いやすい時間のこと',
      text: (times: string) =>
        `${times}にお時間があるとのこと、私も同じです。お休みの前の夜は、どんなふうに過ごされることが多いですか？`,
    },
    area: {
      label: (area: string) => `${area}のこと`,
      same: (area: string) => `${area}なら、私もお会いしやすいです。よく行かれるお店やお好きな場所はありますか？`,
      other: (area: string) =>
        `${area}には、どんなお気に入りの場所がありますか？いつかご案内いただけたらうれしいです。`,
    },
    tel: {
      label: 'お電話のこと',
      text: 'お会いする前の通話をご希望とのこと、安心しました。まずはこちらで、少しずつお話しできたらうれしいです。',
    },
    pace: {
      label: 'やりとりの間隔のこと',
      text: 'お返事は、お時間のあるときで大丈夫です。ゆっくりお話しできたらうれしいです。',
    },
  },
  unreadFrom: 'ここから未読',
  ageAndArea: (age: number | null, area: string) => [age === null ? '' : `${age}歳`, area].filter(Boolean).join('・'),
  waitingForHer: 'お相手からの最初のメッセージをお待ちください。',

  urlRefused: 'URLを含むメッセージは送信できません。',
  tooLong: '1,000文字以内で入力してください。',
  length: (n: number, max: number) => `${n.toLocaleString('ja-JP')}／${max.toLocaleString('ja-JP')}文字`,
  enter: {
    sends: 'Enterで送信、Shift+Enterで改行',
    breaks: 'Enterで改行、Ctrl+Enterで送信',
    chooseBreak: 'Enterを改行にする',
    chooseSend: 'Enterを送信にする',
  },
  notShown: 'このメッセージは表示できません。',
  /** A conversation that the partner has ended. */
  ended: {
    title: 'このお相手とのやりとりは終了しました。',
    text: 'メッセージの閲覧と送信はできません。ご不安なことがあれば、運営局へご相談ください。',
    toOperator: '運営局に相談する',
    undelivered: 'お届けしていないメッセージ',
  },
  closed: 'このマッチングではメッセージを送れません。',

  connection: {
    reconnecting: '接続し直しています…',
  },

  menu: {
    open: 'メニューを開く',
    title: 'メニュー',
    profile: 'プロフィールを見る',
  },
  toList: 'メッセージ一覧へ',

  newMessages: '新しいメッセージがあります',
  sentByMe: '自分のメッセージ',
  sentBy: (name: string) => `${name}さんのメッセージ`,
  safety: '個人情報やお金のやりとりには、十分お気をつけください。',
} as const

import type { Edge, EffectKind } from '../../../../contract/control/effects.ts'
import type { LoadSource } from '../../../../contract/control/history/moments.ts'
import type { VariantName } from '../../../../contract/enums/variants.ts'
import { counted, grouped } from '../../../../contract/rules/english-amounts.ts'
import type { Copy } from '../language.ts'

interface VariantWords {
  readonly title: string
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

const ja = {
  /** Kinds of effects, in a mark of the track. */
  kinds: {
    'daily-reset': '3:00',
    'hold-end': '保留期限',
    'reply-window': '返信期限',
    'rank-decision': 'ランク判定',
    'rank-window': 'ランク再申請',
    'age-decision': '年齢確認',
    charge: '次回課金',
    'charge-declined': '課金の失敗',
    'like-expiry': 'いいね期限',
    'purchase-window': '再購入',
    'session-expiry': 'ログイン期限',
    'link-expiry': 'リンク期限',
    'town-activity': '町の会員',
    moment: '戻れる時点',
  } as Readonly<Record<EffectKind | 'moment', string>>,
  /** The named instants, on the buttons that jump there. */
  edges: {
    'next-reset': '次の 3:00',
    'reply-window': '返信期限',
    'hold-end': '保留期限',
    'next-charge': '次回課金',
    'like-expiry': 'いいね期限',
    'age-decision': '年齢確認の判定',
    'rank-decision': 'ランクの判定',
    'session-expiry': 'ログイン期限',
  } as Readonly<Record<Edge, string>>,
  /** Causes of moments. */
  start: 'はじまり',
  sendMessage: 'メッセージを送る',
  operatorAct: '運営デスクの操作',
  movedTo: (at: string) => `${at} へ移動`,
  formerWorld: '前の世界に戻す',
  loads: {
    reset: '世界を作り直す',
    storyline: '筋書きを始める',
    capsule: 'カプセルを読み込む',
  } as Readonly<Record<LoadSource, string>>,
  /** Control calls that are acts of the operator. */
  acts: {
    reviewAge: '書類を判定する',
    submitSampleDocument: '見本の書類を提出する',
    changeNextDocument: '次の書類を決める',
    writeAsOperator: '運営局として書く',
    publish: 'お知らせを公開する',
    recommend: '二人を紹介する',
    giveRank: 'ランクを付ける',
    changeStanding: 'ステータスを変える',
    declineNextRenewal: '次の更新を失敗させる',
    nameMoment: 'スナップショットを保存する',
    actAsMember: '会員として操作する',
    changeTownActivity: '町の会員の自動行動を切り替える',
    changeVariants: 'バリエーションを変える',
    replaceFaults: '障害を変える',
  } as Readonly<Record<string, string>>,
  lostMoment: (since: string | undefined) =>
    `その日時の履歴は残っていません。${since === undefined ? '' : `戻れるのは ${since} 以降です。`}`,

  /** Messages about time and history. */
  jumped: (at: string) => `${at} へ移動しました`,
  stopped: (at: string) => `${at} で止めました`,
  jumping: '時刻を移動しています。終わってから、もう一度お試しください。',
  happened: (sentence: string, count: number, detail: string) =>
    `${sentence}。${grouped(count)}件の出来事がありました${detail === '' ? '' : `（${detail}）`}`,
  showMember: (phone: string, name: string) => `${phone} ${name}さんを見る`.trim(),
  showTimeline: '時系列を見る',
  showHistory: '履歴を見る',
  townIdle:
    'だれもログインしていないため、まだ何も起こりません。スマートフォンでログインすると、町の会員が自動で行動します',
  townOn: '町の会員の自動行動をオンにしました。時間が進むと、足跡やいいねが届きます',
  townOff: '町の会員の自動行動をオフにしました',
  wentBack: (at: string) => `${at} に戻しました`,
  undone: (moment: string, at: string) => `${moment === '' ? '' : `「${moment}」を`}元に戻しました（${at}）`,
  redone: (moment: string, at: string) => `${moment === '' ? '' : `「${moment}」を`}やり直しました（${at}）`,
  wentTo: (moment: string, at: string) => `${moment === '' ? '別の時点' : `「${moment}」`}へ移動しました（${at}）`,
  backToLeft: '元の時点へ',
  beforeCall: (call: string, at: string) => `${call} の直前（${at}）に戻しました`,
  /** A state of the past that time can continue from. */
  pastState: (moment: string, at: string, isSaved: boolean) => `「${moment}」${isSaved ? '' : 'の前'}（${at}）`,
  wentToPast: (at: string) => `${at} に戻しました。その後の操作は分岐に残っています`,
  wentThrough: (state: string, at: string) =>
    `${state}に戻し、${at} まで時計を進めました。その後の操作は分岐に残っています`,
  worldOf: (at: string) => `${at} の世界`.trim(),
  saved: (name: string) => `「${name}」を保存しました`,
  founded: '世界を作り直しました',
  startedScenario: (title: string) => `シナリオ「${title}」を始めました`,

  /** Switches between versions of the service. */
  variants: {
    menGateOrder: {
      title: '男性の案内の順序',
      text: '/home を開いた男性を、先に案内する画面を選びます。',
      values: { 'profile-first': 'プロフィール', 'payment-first': 'お支払い' },
    },
    priceSet: {
      title: '料金表',
      text: '男性プランの料金と、旧プランの表示価格を切り替えます。',
      values: { regular: '通常', second: '第二' },
    },
    hold: {
      title: '保留',
      text: 'レコメンドを保留にするボタンです。「なし」にすると、新しく保留にはできません。',
      values: { on: 'あり', off: 'なし' },
    },
    replyStep: {
      title: '返信の有無の選択',
      text: 'お相手のページで「返信あり」「返信なし」を選ぶ段階です。',
      values: { off: 'なし', on: 'あり' },
    },
    rotateTokens: {
      title: 'トークンの更新',
      text: '応答のたびに新しい access-token を発行します。',
      values: { off: 'なし', on: '毎回' },
    },
    planSelect: {
      title: 'プランの選び方',
      text: '/payment_select に、カードのフォームか旧プランのモーダルを表示します。',
      values: { form: 'フォーム', modal: 'モーダル' },
    },
    cardToken: {
      title: 'カードのトークン',
      text: 'トークンを、サーバーかブラウザーのスクリプトで作成します。',
      values: { server: 'サーバー', browser: 'ブラウザー' },
    },
    threeSecureMethod: {
      title: '3Dセキュアへの移動',
      text: '認証ページへ移動するときの HTTP メソッドを選びます。',
      values: { POST: 'POST', GET: 'GET' },
    },
  } as Readonly<Record<VariantName, VariantWords>>,
}

const en: typeof ja = {
  kinds: {
    'daily-reset': '3:00',
    'hold-end': 'Hold ends',
    'reply-window': 'Reply due',
    'rank-decision': 'Rank result',
    'rank-window': 'Rank reopens',
    'age-decision': 'Age check',
    charge: 'Next charge',
    'charge-declined': 'Failed charge',
    'like-expiry': 'Likes expire',
    'purchase-window': 'Repurchase',
    'session-expiry': 'Login expires',
    'link-expiry': 'Link expires',
    'town-activity': 'Town',
    moment: 'Restore point',
  },
  edges: {
    'next-reset': 'Next 3:00',
    'reply-window': 'Reply due',
    'hold-end': 'Hold ends',
    'next-charge': 'Next charge',
    'like-expiry': 'Likes expire',
    'age-decision': 'Age check result',
    'rank-decision': 'Rank result',
    'session-expiry': 'Login expires',
  },
  start: 'Start',
  sendMessage: 'Send a message',
  operatorAct: 'Operator action',
  movedTo: (at) => `Advance to ${at}`,
  formerWorld: 'Return to the previous world',
  loads: { reset: 'Create a new world', storyline: 'Start a story', capsule: 'Load a capsule' },
  acts: {
    reviewAge: 'Review a document',
    submitSampleDocument: 'Submit a sample document',
    changeNextDocument: 'Set the next document',
    writeAsOperator: 'Write as the operator',
    publish: 'Publish a notice',
    recommend: 'Introduce two members',
    giveRank: 'Give a rank',
    changeStanding: 'Change a status',
    declineNextRenewal: 'Make the next renewal fail',
    nameMoment: 'Save a snapshot',
    actAsMember: 'Act as a member',
    changeTownActivity: 'Start or stop town activity',
    changeVariants: 'Change a variant',
    replaceFaults: 'Change the faults',
  },
  lostMoment: (since) =>
    `The history of that time is no longer available.${since === undefined ? '' : ` It begins at ${since}.`}`,

  jumped: (at) => `Advanced to ${at}`,
  stopped: (at) => `Stopped at ${at}`,
  jumping: 'The clock is still moving to another time. Try again when it arrives.',
  happened: (sentence, count, detail) =>
    `${sentence} · ${counted(count, 'event')}${detail === '' ? '' : ` (${detail})`}`,
  showMember: (phone, name) => `Show ${name}${phone === '' ? '' : ` on ${phone}`}`,
  showTimeline: 'Show timeline',
  showHistory: 'Show history',
  townIdle: 'Town activity is on, but nobody is logged in. Log in on a phone to start it',
  townOn: 'Town activity is on. Townspeople act as time passes',
  townOff: 'Town activity is off',
  wentBack: (at) => `Back at ${at}`,
  undone: (moment, at) => `Undone${moment === '' ? '' : `: ${moment}`} (${at})`,
  redone: (moment, at) => `Redone${moment === '' ? '' : `: ${moment}`} (${at})`,
  wentTo: (moment, at) => (moment === '' ? `Now at ${at}` : `Now at “${moment}” (${at})`),
  backToLeft: 'Go back',
  beforeCall: (call, at) => `Back to just before “${call}” (${at})`,
  pastState: (moment, at, isSaved) => `${isSaved ? '' : 'before '}“${moment}” (${at})`,
  wentToPast: (at) => `Back at ${at}. Everything after it stays on a branch`,
  wentThrough: (state, at) =>
    `Went back to ${state} and advanced the clock to ${at}. Everything since then stays on a branch`,
  worldOf: (at) => `World at ${at}`,
  saved: (name) => `Saved “${name}”`,
  founded: 'New world created',
  startedScenario: (title) => `Started scenario “${title}”`,

  variants: {
    menGateOrder: {
      title: 'Order of gates for men',
      text: 'Selects where men who open /home are sent first.',
      values: { 'profile-first': 'Profile', 'payment-first': 'Payment' },
    },
    priceSet: {
      title: 'Price list',
      text: 'Selects the prices of men’s plans and the prices shown for old plans.',
      values: { regular: 'Regular', second: 'Second' },
    },
    hold: {
      title: 'Hold',
      text: 'Shows the button that puts a recommendation on hold. When off, no new holds are possible.',
      values: { on: 'On', off: 'Off' },
    },
    replyStep: {
      title: 'Reply step',
      text: 'Asks on the partner’s page whether a reply came.',
      values: { off: 'Off', on: 'On' },
    },
    rotateTokens: {
      title: 'Token rotation',
      text: 'Issues a new access-token with every response.',
      values: { off: 'Off', on: 'Every response' },
    },
    planSelect: {
      title: 'Plan selection',
      text: 'Shows the card form or the old plans’ modal on /payment_select.',
      values: { form: 'Form', modal: 'Modal' },
    },
    cardToken: {
      title: 'Card token',
      text: 'Creates the token on the server or in a browser script.',
      values: { server: 'Server', browser: 'Browser' },
    },
    threeSecureMethod: {
      title: '3-D Secure redirect',
      text: 'Sets the HTTP method of the redirect to the authentication page.',
      values: { POST: 'POST', GET: 'GET' },
    },
  },
}

export const worldCopy: Copy<typeof ja> = { ja, en }

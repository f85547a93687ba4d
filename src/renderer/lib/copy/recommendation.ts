import { pageTitles } from './titles.ts'

/** Texts of the recommends lists and of the decision on a pairing (REC, L-15). The contract lists the reasons. */
export const recommendationCopy = {
  title: pageTitles['/recommends'],

  tab: {
    label: '表示の切り替え',
    all: 'すべて',
    recommended: 'レコメンド',
    matching: 'マッチング',
    liked: 'いいね',
    declined: '見送り',
    likesLabel: 'いいねの種類',
    received: '届いたいいね',
    sent: '送ったいいね',
  },

  /** In a wide window, where the conversation will be (D-105). */
  choose: {
    title: '会話を選んでください',
    text: '左の一覧からお相手を選ぶと、ここに会話が開きます。',
  },

  /** The chips of a row, shorter than the labels of L-11 where those are sentences; whose turn it is among the matched. */
  chip: {
    received: '届いたいいね',
    sent: '送ったいいね',
    ownTurn: 'あなたの番',
    partnerTurn: 'お返事待ち',
    held: (span: string) => `保留 あと${span}`,
  },

  /** Empty tabs by the viewer's sex: how to get introductions. */
  emptyOf: {
    1: {
      all: '女性からのご連絡やいいねが届くと、ここに並びます。',
      recommended: 'あなたをご紹介した女性が、お返事を選ぶまでここに並びます。',
      matching: '女性が「連絡を取る」を選ぶか、いいねにお返事があると、マッチングします。',
      liked: '写真や自己紹介を整えると、いいねが届きやすくなります。',
      sent: 'タイムラインで気になる方に、いいねを送ってみましょう。',
      declined: 'ご縁のなかった方が、ここに並びます。',
    },
    2: {
      all: 'レコメンドを受け取ると、ここに並びます。',
      recommended: 'ホームでレコメンドを受け取ると、お返事を選ぶまでここに並びます。',
      matching: '紹介された方や、いいねをくれた方に「連絡を取る」を選ぶと、マッチングします。',
      liked: '写真や自己紹介を整えると、いいねが届きやすくなります。',
      sent: 'タイムラインで気になる方に、いいねを送ってみましょう。',
      declined: '見送った方や、期限の過ぎた方が、ここに並びます。',
    },
    toProfile: 'プロフィールを編集する',
    toTimeline: 'タイムラインを見る',
  },

  search: {
    label: '名前やメッセージで探す',
    none: '見つかりませんでした。',
  },

  list: {
    empty: 'まだありません。',
    toHome: 'ホームへ',
    operatorOffice: '運営局',
    operatorOfficeText: '運営局とのメッセージ',
    unread: (n: number) => `未読 ${n}件`,
    more: 'もっと見る',
    skip: '一覧をとばす',
    /** Holds with less than a day left (D-71). */
    ending: {
      title: 'もうすぐ期限の方',
      left: (span: string) => `保留 あと${span}`,
      ends: (at: string) => `${at}に見送りになります`,
    },
    /** Under a row of status 3 without a link (D-83). */
    declinedMan: 'プロフィールは表示されません',
    /** In a man's row that leads nowhere yet. */
    waitForHer: 'お相手のお返事をお待ちください',
    noMessageYet: 'まだメッセージはありません。',
  },

  decision: {
    contact: '連絡を取る',
    pass: '今回は見送る',
    hold: '保留する',
    holdNote: '保留すると7日後に自動で見送りになります',
    holdDone: '保留しました。',
    holdRemaining: (span: string) => `保留中 ・ あと${span}`,
    waiting: 'お相手のお返事をお待ちください。',
    redoNote: 'プレミアムプランの特典で、もう一度選び直せます。',
    /** A woman without premium at 3. */
    over: '見送った方、または期限の過ぎた方です。プレミアムプランでは、もう一度選び直せます。',
    toPlans: 'プランを見る',
  },

  matched: {
    title: 'マッチングが成立しました。',
    withName: (name: string) => `${name}と、`,
    connected: 'つながりました',
    commonTimes: (times: string) => `お二人とも、${times}にお時間があります。`,
    /** Shared answer, by the answer's wire name. */
    commonWish: {
      your_pre_tel: 'お会いする前の通話を、お二人とも望まれています。',
      your_pre_photo: 'お会いする前の写真交換を、お二人とも望まれています。',
      your_pre_contact: 'お会いする前の連絡先交換を、お二人とも望まれています。',
    },
    textWoman: '最初のひと言を送ってみましょう。ごあいさつの文例もご用意しています。',
    textMan: '最初のメッセージは、お相手から届きます。届くまで、もう少しお待ちください。',
    toChat: 'メッセージを送る',
    toProfile: 'プロフィールを見る',
    close: '閉じる',
  },

  // D-74.
  passQuestion: {
    title: '今回は見送りますか？',
    text: '見送ると、このお相手とはマッチングしません。あとから元に戻すことはできません。理由がお相手に伝わることはありません。',
    confirm: '見送る',
    cancel: '戻る',
  },

  noMatch: {
    title: '今回は見送りました。',
    text: 'お選びいただいた理由が、お相手に伝わることはありません。',
    close: '閉じる',
  },

  reason: {
    title: '見送る理由',
    lead: 'お選びいただいた理由は、今後のレコメンドに活かします。お相手には伝わりません。',
    submit: '見送る',
    cancel: 'キャンセル',
    accountNote: '投稿内容や写真に不安を感じた場合にお選びください',
    bodyTypes: 'ご希望に合わない体型（複数選択できます）',
    heightLimit: '身長の下限',
    reasonMissing: '理由を1つお選びください。',
    bodyMissing: '体型か身長の下限を1つ以上お選びください。',
    otherMissing: '理由をお書きください。',
    otherTooLong: '50文字以内で入力してください。',
    otherLabel: 'その他の理由（50文字以内）',
  },

  block: {
    button: 'マッチングを解消する',
    title: 'マッチングの解消',
    text: '本当に解消しますか？解消したマッチングは元に戻せません。',
    finality: '解消すると、お互いのプロフィールやメッセージは表示されなくなります。',
    reportFirst: '困ったことがあった場合は、解消の前でも後でも運営局にご相談いただけます。',
    confirm: '解消する',
    cancel: 'キャンセル',
  },

  /** At the head of the list after a dissolved match. */
  dissolved: {
    text: (name: string) =>
      `${name === '' ? 'お相手' : `${name}さん`}とのマッチングを解消しました。困ったことがあった場合は、運営局にご相談いただけます。`,
  },

  /** How a pairing stands whose decision was refused (D-113). */
  refused: {
    matched: 'すでにマッチングしています。',
    held: 'すでに保留しています。',
    waiting: 'お相手のお返事をお待ちください。',
    holdEnded: 'このプロフィールの保留期間は終了しています。',
    declined: 'すでに見送りになっています。',
    redoNeedsPlan: 'もう一度選べるのは、プレミアムプランのご利用中です。',
    noHold: 'いまは保留できません。',
    replied: 'お返事があったことは、すでに記録されています。',
    ended: 'このマッチングは、すでに終了しています。',
    dissolved: 'このマッチングは、すでに解消されています。',
    changed: 'お相手との状況が変わりました。最新の内容をご確認ください。',
  },

  reply: {
    title: 'お返事はありましたか',
    titleEarly: 'お返事について',
    received: 'お返事があった',
    missing: 'お返事がない',
    declined: 'お返事はあったが見送る',
    missingFrom: (span: string) => `あと${span}で選べます`,
    /** Before the first message, and within the first day. */
    notYet: 'メッセージを送ったあとで、お返事の有無をお知らせいただけます。',
    question: {
      missing: 'お返事がないため、このマッチングを終了しますか？',
      declined: 'お返事はあったものの、今回は見送りますか？',
      text: '終了すると、このお相手とのやりとりはできなくなります。',
      confirm: '終了する',
    },
    done: 'マッチングを終了しました。',
  },

  newest: {
    opening: 'レコメンドを開いています…',
  },
} as const

import { pageTitles } from './titles.ts'

/** Texts of /rankrequest, the ladder panel on home and Rank UP! (RANK, D-32, L-9). */
export const rankCopy = {
  request: {
    title: pageTitles['/rankrequest'],
    current: '現在のランク',
    next: '次のランク',
    criteria: '次のランクの条件',
    criteriaOf: (next: string) => `${next}の条件`,
    criteriaNeeded: (needed: number, total: number) =>
      needed === total
        ? 'すべての項目を満たす必要があります。'
        : `${total}項目のうち${needed}項目以上を満たす必要があります。`,
    fulfilled: '達成済み',
    open: '未達成',
    submit: 'ランクを申請する',
    underReview: '審査中です',
    underReviewText: '結果は24時間ほどで決まり、この画面でご確認いただけます。',
    accepted: '申請を受け付けました',
    later: 'しばらく経ってから再度申請してください。',
    interval: '申請は7日に1回までです。',
    availableAgain: (at: string) => `次の申請は${at}から可能です。`,
    highest: '最高ランクです。いつもありがとうございます。',
    notYet: '最初のご案内がすべて終わると、申請できるようになります。',
    // D-129.
    left: (n: number) => `あと${n}項目です。`,
    costsTheWeek: 'いま申請すると、次は7日後になります。',
    nextChance: (day: string, time: string) => `いま申請した場合の次の機会 ${day}${time}`,
    lastResult: (date: string, rank: string) =>
      `前回の申請（${date}）の審査は終わりました。現在のランクは${rank}です。`,
    way: { payment: 'お支払いへ', photo: '登録する', profile: '編集する', match: 'いいねを送る' },
    toSteps: '続きのステップへ',
  },

  tile: {
    title: 'ランク',
    toRequest: 'ランクの条件を見る',
    steps: ['H', 'G', 'F', 'E', '完了'],
    stepOf: (n: number, total: number) => `${n}／${total}`,
    reached: (n: number, total: number) => `${n}／${total}項目を達成`,
  },

  up: 'Rank UP!',
  upText: (rank: string) => `ランクが ${rank} に上がりました`,

  ladder: {
    title: 'はじめのステップ',
    lead: 'ステップと年齢確認、お支払いがお済みになると、女性へのご紹介が始まります。',
    step: (n: number) => `ステップ${n}`,

    profile: {
      title: 'プロフィールを登録する',
      text: 'ユーザー名やエリア、好みの項目を入力します。',
      button: 'プロフィールを入力する',
    },
    videos: {
      title: 'チュートリアル動画を見る',
      text: '5本の短い動画で、使い方と大切な約束をご案内します。',
      button: '動画を見る',
    },
    introduction: {
      title: '自己紹介を書く',
      text: 'お人柄の伝わる文を、空白を除いて50文字以上で書いてください。',
      label: '自己紹介・好みの傾向',
      placeholder: '例）はじめまして。落ち着いてお話しできる方と出会えたらうれしいです。休日は…',
      button: '登録する',
    },
    social: {
      title: 'SNSアカウントを登録する',
      text: '運営局がご本人のアカウントであることを確認します。お相手との連絡に使われることはありません。',
      idLabel: 'X（旧Twitter）のID',
      idHint: '@を除いた15文字以内の半角英数字とアンダースコア',
      nameLabel: 'アカウントの名前',
      directMessage: 'ダイレクトメッセージを受け取れる設定にしました',
      button: '登録する',
      idInvalid: 'TwitterIDを入力してください。',
      formInvalid: 'TwitterIDの入力を確認してください',
      done: '登録が完了しました。',
    },
  },
} as const

/**
 * Default texts of the design system's controls (D-64): accessible names, marks, and words that a page may replace. The
 * workbench puts English ones in their place when it speaks English.
 */
export const controlCopy = {
  yes: 'はい',
  no: 'いいえ',
  close: '閉じる',
  done: '完了',
  notDone: '未完了',
  required: '必須',
  optional: '任意',
  notSet: '未設定',
  missing: (n: number) => `未入力 ${n}件`,
  toMissing: '入力する',
  newTab: '新しいタブで開きます',
  loading: '読み込み中です',
  loadFailed: '読み込めませんでした。',
  retry: 'もう一度試す',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  characters: (count: number) => `${count}文字`,
  tabBar: 'メイン',

  carousel: {
    role: 'カルーセル',
    slideRole: 'スライド',
    previous: '前の写真',
    next: '次の写真',
    slide: (number: number) => `${number}枚目`,
  },

  chat: {
    send: '送信',
    sending: '送信中…',
    failed: '未送信',
    retry: 'もう一度送る',
    discard: '取り消す',
    newMessages: '新しいメッセージ',
  },

  countdown: {
    left: (rest: string) => `あと ${rest}`,
    over: '終了しました',
  },

  pager: {
    label: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    page: (number: number) => `${number}ページ目`,
  },
}

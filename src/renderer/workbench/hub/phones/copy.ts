import type { Copy } from '../language.ts'

const ja = {
  realPhone: (phone: string) => `${phone} は実際の API に接続しています。アプリの画面からログインしてください。`,
  noMember: 'この会員は、いまの世界にはいません。',
  lostPage: (phone: string) => `${phone} で開いていたページは、この時点の世界にありません。ホームを開きました`,
  stageLost: '移る前のスマートフォンの下書きと表示の設定を保存できませんでした。そこへ戻っても復元されません。',
  backendUnknown: '接続先を確認できませんでした。スマートフォンは元の接続先の状態のままです。',
  readBackendAgain: 'もう一度確認',
}

const en: typeof ja = {
  realPhone: (phone) => `${phone} is connected to a real API. Log in inside the app.`,
  noMember: 'This member is not in the current world.',
  lostPage: (phone) => `The page open on ${phone} does not exist in this moment. Home was opened instead`,
  stageLost:
    'Could not save the drafts and display settings of the phones you left. Going back there will not restore them.',
  backendUnknown: 'Could not check which backend is connected. The phones still show the former one.',
  readBackendAgain: 'Check again',
}

export const phonesCopy: Copy<typeof ja> = { ja, en }

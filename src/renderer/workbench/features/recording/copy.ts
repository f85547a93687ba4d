import type { Copy } from '../../hub/language.ts'

const ja = {
  command: {
    pick: 'ここを確認',
    pickSearch: '期待',
    end: '記録を終了',
    record: '操作を記録',
    recordSearch: '筋書き 手順',
  },
  record: '記録',
  stop: '記録を終了',
  recordHint: '画面とパネルの操作を筋書きとして記録',
  steps: '記録した手順',
  isRunning: '記録中',
  empty:
    'スマートフォンや時刻、運営デスクを操作すると、手順がここに追加されます。パスワードとカード番号は保存されません。',
  notWatching: (phone: string) =>
    `${phone} の操作を記録できません。サーバーが起動しているか確認して、${phone} を再読み込みしてください。`,
  picking: 'スマートフォンの文字やボタンを押してください。アプリは反応しません。',
  otherChecks: '通信とメールの確認は、「通信と時系列」「送信メール」から追加できます。',
  edit: '編集して保存',
  discard: '破棄',
  hasCalls:
    '記録を始める前の画面の操作は、API の呼び出しとして記録されています。再生では画面を操作せず、同じ呼び出しを行います。',
  leftOut: '次の操作は記録できませんでした。',
  left: (act: string, why: string) => `${act}（${why}）`,
  page: (phone: string) => `スマートフォン ${phone} のページの移動`,
  why: {
    input: '入力した内容が履歴に残っていません',
    nobody: 'ログインしていないときの操作です',
    scene: '筋書きの場面です',
    format: '筋書きには書けない操作です',
  },
  remove: (step: string) => `「${step}」を記録から外す`,
  check: '確認',
  removeCheck: '確認を外す',
}

const en: typeof ja = {
  command: {
    pick: 'Check this',
    pickSearch: 'expect assert',
    end: 'Stop recording',
    record: 'Record actions',
    recordSearch: 'story test steps',
  },
  record: 'Record',
  stop: 'Stop',
  recordHint: 'Record actions on phones and panels as a story',
  steps: 'Recorded steps',
  isRunning: 'Recording',
  empty:
    'Use a phone, advance the time or act as the operator, and each step appears here. Passwords and card numbers are not stored.',
  notWatching: (phone) => `Can’t record ${phone}. Check that the server is running, then reload ${phone}.`,
  picking: 'Click some text or a button on a phone. The app will not react.',
  otherChecks: 'To check calls and mail, use “Activity” and “Sent mail”.',
  edit: 'Edit and save',
  discard: 'Discard',
  hasCalls:
    'Page actions from before the recording are stored as API calls. Playback repeats these calls without using the pages.',
  leftOut: 'These actions could not be recorded.',
  left: (act, why) => `${act} (${why})`,
  page: (phone) => `Opened a page on phone ${phone}`,
  why: {
    input: 'the history no longer has its input',
    nobody: 'done while logged out',
    scene: 'part of a story',
    format: 'not supported in stories',
  },
  remove: (step) => `Remove “${step}” from the recording`,
  check: 'Check',
  removeCheck: 'Remove check',
}

export const recordingCopy: Copy<typeof ja> = { ja, en }

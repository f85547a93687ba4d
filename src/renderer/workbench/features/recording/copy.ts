import type { Copy } from '../../hub/language.ts'

const ja = {
  command: {
    pick: 'ここを確かめる',
    pickSearch: '期待',
    end: '記録を終える',
    record: '操作を記録する',
    recordSearch: '筋書き 手順',
  },
  record: '記録する',
  stop: '記録を終える',
  recordHint: '画面と道具での操作を、筋書きとして記録する',
  steps: '記録した手順',
  isRunning: '記録しています',
  empty: '電話の画面を押す、時刻を進める、運営の操作をする、と並んでいきます。パスワードとカード番号は残りません。',
  picking: '電話の画面で、文字やボタンを押してください。アプリは動きません。',
  otherChecks: '通信とメールは、「通信と時系列」「送信メール」から確かめられます。',
  edit: '編集して保存',
  discard: '捨てる',
  hasCalls:
    '記録を始める前に画面を押した操作は、会員としての呼び出しになっています。再生では画面を押さず、同じ呼び出しをします。',
  leftOut: '次の操作は記録にできませんでした。',
  left: (act: string, why: string) => `${act}（${why}）`,
  why: {
    input: '入力した内容が履歴に残っていません',
    nobody: 'ログインしていない人の操作です',
    scene: '筋書きの場面です',
    format: '筋書きには書けない操作です',
  },
  remove: (step: string) => `「${step}」を記録から外す`,
  check: '確かめること',
  removeCheck: '確かめない',
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
    'Press something on a phone, advance the time or act as the operator, and it appears here. Passwords and card numbers are not kept.',
  picking: 'Press a text or a button on a phone. The app does not react.',
  otherChecks: 'Calls and mail can be checked in “Activity” and “Sent mail”.',
  edit: 'Edit and save',
  discard: 'Discard',
  hasCalls:
    'Presses before the recording began are recorded as calls of the member. Playback repeats the calls without the presses.',
  leftOut: 'These actions could not be recorded.',
  left: (act, why) => `${act} (${why})`,
  why: {
    input: 'the history no longer has its input',
    nobody: 'made while logged out',
    scene: 'scene of a story',
    format: 'not supported in stories',
  },
  remove: (step) => `Remove “${step}” from the recording`,
  check: 'Check',
  removeCheck: 'Do not check',
}

export const recordingCopy: Copy<typeof ja> = { ja, en }

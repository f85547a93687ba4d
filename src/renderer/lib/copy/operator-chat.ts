import { pageTitles } from './titles.ts'

/** Texts of /hona, the chat with the operator office (HONA). */
export const operatorChatCopy = {
  title: pageTitles['/hona'],
  back: '戻る',
  placeholder: 'メッセージを入力',
  send: '送信',
  sending: '送信しています…',
  failed: '送信できませんでした。',
  tooLong: '1,000文字以内で入力してください。',
  empty: 'お困りのことやご質問を、こちらからお送りください。',
  /** D-80. */
  openHours: '平日 10:00〜19:00',
  hours: 'スタッフが順にお返事しています。お返事までお時間をいただくことがあります。',
  sentByMe: '自分のメッセージ',
  sentByOperator: '運営局のメッセージ',
  today: '今日',
  /** Opens the operator chat with a report begun: about whom, and for the operator the pairing's number or the person's uuid. */
  report: '運営局に通報・相談する',
  reportDraft: (name: string, about: number | string) =>
    `【通報・相談】${name === '' ? 'お相手' : `${name}さん`}について（番号：${about}）\n内容：`,
} as const

import { pageTitles } from './titles.ts'

const officeTimes = '10:00〜19:00'

/** Texts of /hona, the chat with the operator office (HONA). */
export const operatorChatCopy = {
  title: pageTitles['/hona'],
  back: '戻る',
  placeholder: 'メッセージを入力',
  send: '送信',
  failed: '送信できませんでした。',
  tooLong: '1,000文字以内で入力してください。',
  /** D-80. */
  openHours: `平日 ${officeTimes}`,
  /** D-139. */
  hours: `受付：平日${officeTimes}、祝日を除く`,
  welcome: {
    /** `hello` is the greeting of the hour. */
    greeting: (name: string, hello: string) =>
      `${name === '' ? '' : `${name}さん、`}${hello}。\n宵待 運営局です。\nお困りのこと、気になることを、どうぞそのままお書きください。`,
    inTurn: '担当者が順にお返事します。',
    question: 'どのようなご相談ですか？',
    topics: [
      '年齢確認について',
      'お支払い・解約について',
      'お相手のことで相談・通報したい',
      '使い方がわからない',
      'ご意見・ご要望',
    ],
    begin: (topic: string) => `【${topic}】\n`,
    emergency:
      '身の危険を感じるときは、ためらわず110番へ。急ぎでないご相談は #9110（警察相談専用電話）でも受け付けています。',
  },
  sentByMe: '自分のメッセージ',
  sentByOperator: '運営局のメッセージ',
  /** Starts a report with its subject and, for the operator, the pairing's number or the person's uuid. */
  report: '運営局に通報・相談する',
  reportDraft: (name: string, about: number | string) =>
    `【通報・相談】${name === '' ? 'お相手' : `${name}さん`}について（番号：${about}）\n内容：`,
} as const

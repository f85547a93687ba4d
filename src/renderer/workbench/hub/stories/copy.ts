import type { Copy } from '../language.ts'

const quoted = (texts: readonly string[]) => texts.map((text) => `「${text}」`).join('')
const marked = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ')

const ja = {
  /** Why an expected call or mail did not come, and why a person can't be found. */
  noCall: (call: string, there: readonly string[]) =>
    `${call} は呼び出されませんでした。${there.length === 0 ? '' : `呼び出されたのは ${there.join('、')} です。`}`,
  status: (call: string, found: number, expected: number) =>
    `${call} は ${found} を返しました。${expected} のはずです。`,
  value: (call: string, place: string, found: string, expected: string) =>
    `${call} の応答の ${place} は${found === '' ? 'ありません' : ` ${found} でした`}。${expected} のはずです。`,
  noMail: (to: string, subject: string | undefined, there: readonly string[]) =>
    `${to} に${subject === undefined ? '' : `「${subject}」の`}メールが届きません。${there.length === 0 ? '' : `届いたのは${quoted(there)}です。`}`,
  nobody: (person: string) => `この世界に ${person} はいません。`,
  notMet: (one: string, other: string) => `${one} と ${other} はまだ出会っていません。`,
  refused: (call: string, status: number) => `${call} は ${status} で断られました。`,
}

const en: typeof ja = {
  noCall: (call, there) => `${call} was not made.${there.length === 0 ? '' : ` There were ${there.join(', ')}.`}`,
  status: (call, found, expected) => `${call} answered ${found} instead of ${expected}.`,
  value: (call, place, found, expected) =>
    `${call} answered ${found === '' ? 'nothing' : found} at ${place} instead of ${expected}.`,
  noMail: (to, subject, there) =>
    `No mail${subject === undefined ? '' : ` “${subject}”`} came to ${to}.${there.length === 0 ? '' : ` There were ${marked(there)}.`}`,
  nobody: (person) => `This world has no ${person}.`,
  notMet: (one, other) => `${one} and ${other} have not met.`,
  refused: (call, status) => `${call} was refused with ${status}.`,
}

export const storyFaultCopy: Copy<typeof ja> = { ja, en }

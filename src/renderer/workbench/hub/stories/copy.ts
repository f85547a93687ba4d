import { faultText, type StoryFault } from '../../../../contract/storyline/faults.ts'
import type { Copy } from '../language.ts'

const quoted = (texts: readonly string[]) => texts.map((text) => `「${text}」`).join('')

function faultTextJa(fault: StoryFault): string {
  switch (fault.code) {
    case 'no-call':
      return `${fault.call} は呼び出されませんでした。${fault.there.length === 0 ? '' : `呼び出されたのは ${fault.there.join('、')} です。`}`
    case 'status':
      return `${fault.call} は ${fault.found} を返しました。${fault.expected} のはずです。`
    case 'times':
      return `${fault.call} は ${fault.found} 回呼び出されました。${fault.expected} 回のはずです。`
    case 'value':
      return `${fault.call} の応答の ${fault.place} は${fault.found === '' ? 'ありません' : ` ${fault.found} でした`}。${fault.expected} のはずです。`
    case 'no-mail': {
      const mail = fault.subject === undefined ? 'メール' : `「${fault.subject}」のメール`
      return `${fault.to} に${mail}が届きません。${fault.there.length === 0 ? '' : `届いたのは${quoted(fault.there)}です。`}`
    }
    case 'nobody':
      return `この世界に ${fault.person} はいません。`
    case 'not-met':
      return `${fault.one} と ${fault.other} はまだ出会っていません。`
    case 'said':
      return fault.text
  }
}

const ja = {
  /** Why an action of a story failed, or an expectation does not hold. */
  fault: faultTextJa,
  refused: (call: string, status: number) => `${call} は ${status} で拒否されました。`,
}

const en: typeof ja = {
  fault: faultText,
  refused: (call, status) => `${call} was refused with ${status}.`,
}

export const storyFaultCopy: Copy<typeof ja> = { ja, en }

import type { HandsFault } from '../../../../contract/phone-hands.ts'
import type { Copy } from '../language.ts'

type Fault = (thing: string, there: readonly string[]) => string

const namesJa = (names: readonly string[]) => names.map((name) => `「${name}」`).join('')
const namesEn = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

const ja = {
  /** Why hands on a page failed. */
  faults: {
    missing: (thing, there) =>
      `${thing}が見つかりません。${there.length === 0 ? '同じ種類の要素もありません。' : `あったのは${namesJa(there)}です。`}`,
    several: (thing) => `${thing}が2つ以上あります。何番目かを指定してください。`,
    disabled: (thing) => `${thing}は押せない状態です。`,
    covered: (thing) => `${thing}は、ほかの要素に隠れていて押せません。`,
    kind: (thing) => `${thing}には入力できません。`,
    option: (thing, there) => `${thing}にその選択肢がありません。あったのは${namesJa(there)}です。`,
    'no-back': () => '戻る先の画面がありません。',
    shown: (thing) => `${thing}がまだ見えています。`,
    text: (thing, there) => `${thing}が見えません。${there.length === 0 ? '' : `似た文字は${namesJa(there)}です。`}`,
    enabled: (thing, [isOn]) => `${thing}は、押せ${isOn === 'true' ? 'る' : 'ない'}状態です。`,
    checked: (thing, [isOn]) => `${thing}は、選ばれてい${isOn === 'true' ? 'ます' : 'ません'}。`,
    count: (thing, there) => `${thing}は${there.join('')}件ありました。`,
    stopped: () => '再生を止めました。',
    'other-person': () => 'このスマートフォンの会員が切り替わったため、止めました。',
    gone: () => 'スマートフォンの画面が閉じられたか、再読み込みされました。',
  } as Readonly<Record<HandsFault['reason'], Fault>>,
  onPage: (text: string, page: string) => `${text}（画面：${page}）`,
  mailWithLink: (subject: string | undefined) => `リンクのあるメール${subject === undefined ? '' : `「${subject}」`}`,
  cardFields: 'カードの入力欄',
  quoted: (text: string) => `「${text}」`,
  stopped: '再生を止めました。',
  stoppedIn: (scene: string) => `${scene === '' ? '最初' : `「${scene}」`}の途中で止まりました。`,
}

const en: typeof ja = {
  faults: {
    missing: (thing, there) =>
      `Not found: ${thing}. ${there.length === 0 ? 'Nothing of this kind is on the page.' : `Found instead: ${namesEn(there)}.`}`,
    several: (thing) => `More than one match: ${thing}. Specify which one.`,
    disabled: (thing) => `Disabled: ${thing}.`,
    covered: (thing) => `Covered by another element: ${thing}.`,
    kind: (thing) => `Not editable: ${thing}.`,
    option: (thing, there) => `No such option: ${thing}. Found instead: ${namesEn(there)}.`,
    'no-back': () => 'There is no page to go back to.',
    shown: (thing) => `Still visible: ${thing}.`,
    text: (thing, there) => `Not visible: ${thing}.${there.length === 0 ? '' : ` Similar text: ${namesEn(there)}.`}`,
    enabled: (thing, [isOn]) => `${isOn === 'true' ? 'Enabled' : 'Disabled'}: ${thing}.`,
    checked: (thing, [isOn]) => `${isOn === 'true' ? 'Checked' : 'Not checked'}: ${thing}.`,
    count: (thing, there) => `Found ${there.join('')} times: ${thing}.`,
    stopped: () => 'Playback was stopped.',
    'other-person': () => 'Stopped because another member is on this phone now.',
    gone: () => 'The page of the phone was closed or reloaded.',
  },
  onPage: (text, page) => `${text} (page: ${page})`,
  mailWithLink: (subject) => (subject === undefined ? 'an email with a link' : `an email with a link, “${subject}”`),
  cardFields: 'the card fields',
  quoted: (text) => `“${text}”`,
  stopped: 'Playback was stopped.',
  stoppedIn: (scene) => `Stopped ${scene === '' ? 'at the beginning' : `in “${scene}”`}.`,
}

export const handsCopy: Copy<typeof ja> = { ja, en }

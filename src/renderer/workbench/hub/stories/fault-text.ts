import type { HandsFault } from '../../../../contract/phone-messages.ts'

const quoted = (names: readonly string[]) => names.map((name) => `「${name}」`).join('')

const texts: Readonly<Record<HandsFault['reason'], (thing: string, there: readonly string[]) => string>> = {
  missing: (thing, there) =>
    `${thing}が見つかりません。${there.length === 0 ? '同じ種類のものもありません。' : `あったのは${quoted(there)}です。`}`,
  several: (thing) => `${thing}が二つ以上あります。何番目かを指定してください。`,
  disabled: (thing) => `${thing}は押せない状態です。`,
  covered: (thing) => `${thing}は、ほかのものに隠れていて押せません。`,
  kind: (thing) => `${thing}には入力できません。`,
  option: (thing, there) => `${thing}にその選択肢がありません。あったのは${quoted(there)}です。`,
  'no-back': () => '戻る先の画面がありません。',
  shown: (thing) => `${thing}がまだ見えています。`,
  text: (thing) => `${thing}が見えません。`,
  enabled: (thing) => `${thing}を押せるかどうかが違います。`,
  checked: (thing) => `${thing}が選ばれているかどうかが違います。`,
  count: (thing, there) => `${thing}は${there.join('')}つありました。`,
  stopped: () => '再生を止めました。',
  'other-person': () => 'このスマートフォンの人が替わったので止めました。',
  gone: () => 'スマートフォンの画面が閉じられたか、読み込み直されました。',
}

/**
 * Says why hands on a page failed.
 *
 * @param thing what they looked for, in words
 */
export function faultText({ reason, there, page }: HandsFault, thing: string): string {
  const text = texts[reason](thing, there)
  return page === '' ? text : `${text}（画面：${page}）`
}

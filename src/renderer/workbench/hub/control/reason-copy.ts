import { englishReasons, type ReasonTexts } from '../../../../contract/rules/file-reasons.ts'
import type { Copy } from '../language.ts'

const types: ReadonlyMap<string, string> = new Map([
  ['string', '文字列'],
  ['number', '数'],
  ['int', '整数'],
  ['boolean', '真偽値'],
  ['array', '配列'],
  ['object', 'オブジェクト'],
  ['record', 'オブジェクト'],
])

const texts: ReasonTexts = {
  newer: ({ version, known }) => `新しい版（${version}）で書かれています。ここで読めるのは版 ${known} までです`,
  'no-json': () => 'JSON ではありません',
  type: ({ expected }) => `${types.get(expected) ?? `「${expected}」`}ではありません`,
  choice: ({ choices }) => `「${choices}」のどれでもありません`,
  least: ({ least }) => `数や長さは${least}以上にしてください`,
  most: ({ most }) => `数や長さは${most}以下にしてください`,
  'unknown-field': () => '定義されていない項目です',
  misfit: () => '形式が正しくありません',
  unread: ({ system }) => `「${system}」`,
  'no-world': () => '世界のファイルではありません',
  'no-capsule': () => 'カプセルではありません',
  'end-missing': () => 'ファイルの末尾がありません',
  'world-missing': () => '世界がありません',
  checksum: () => 'チェックサムが内容と合いません',
  'no-record': () => '記録の形式が正しくありません',
  'no-table': ({ table }) => `「${table}」という表はありません`,
  'same-id': ({ id }) => `ID ${id} の記録がもう1つあります`,
  'other-id': () => '記録の ID が違います',
  'next-id': ({ table, next, used }) => `「${table}」の次の ID は ${next} ですが、${used} まで使われています`,
  'part-unknown': ({ part }) => `「${part}」はここでは使えません`,
  'part-missing': ({ part }) => `「${part}」がありません`,
  'part-twice': ({ part }) => `「${part}」が重複しています`,
  missing: () => '記録がありません',
  reference: ({ field, value, table }) => `「${field}」の ${value} が「${table}」にありません`,
  'no-woman': ({ field, id }) => `「${field}」の会員 ${id} は女性ではありません`,
  'no-man': ({ field, id }) => `「${field}」の会員 ${id} は男性ではありません`,
  'author-sex': ({ sex, author }) => `「authorSex」の ${sex} が会員 ${author} の性別と違います`,
  'same-sex': ({ first, second }) => `「${first}」と「${second}」の性別が同じです`,
  'no-member': () => 'この記録の会員がいません',
  'no-profile': () => 'プロフィールの記録がありません',
  'same-key': ({ index, key }) => `同じ「${index}」（「${key}」）の記録がもう1つあります`,
  'no-instant': ({ instant }) => `「${instant}」は日時ではありません`,
  'instant-early': ({ instant }) => `日時「${instant}」が世界の最後の日時より前です`,
  'step-early': () => '日時が前の操作より前です',
  'steps-instant': () => '操作をたどっても、この日時になりません',
  'steps-world': () => '操作をたどっても、この世界になりません',
  'steps-next-id': ({ table }) => `操作をたどっても、「${table}」の次の ID が同じになりません`,
  'picture-unnamed': () => '世界のどの記録にもない写真です',
  'picture-format': () => '保存できる写真ではありません',
  'picture-name': () => '名前が内容と合いません',
  'no-har': () => 'HTTP Archive ではありません',
  'too-many-characters': ({ most }) => `${most}文字を超えています`,
  'too-many-bytes': ({ most }) => `${most}バイトを超えています`,
  'ends-early': () => '途中で切れています',
  'no-text': () => 'UTF-8 の文字ではありません',
  'no-story': () => '筋書きではありません。「version」と「scenes」が必要です',
  'no-number': () => '無効な数値です',
  'too-deep': ({ most }) => `${most}段より深く入れ子になっています`,
  'no-field-name': () => '項目の名前に使えません',
  'card-number': () => 'カード番号が入っています。消してください',
  token: () => 'トークンが入っています。消してください',
  'secret-field': () => 'パスワードかトークンが入っています。「{password}」と書くか、消してください',
  'typed-secret': () => '秘密の欄に入力しています。「{password}」と書いてください',
  'no-key': ({ keys }) => `「${keys}」のどれもありません`,
  'two-keys': ({ one, other, keys }) =>
    `「${one}」と「${other}」が同時にあります。「${keys}」のどれか1つにしてください`,
  'no-iso': () => 'ISO 8601 の日時ではありません',
  'no-scenario': ({ name }) => `「${name}」というシナリオはありません`,
  nobody: ({ name }) => `「${name}」という人はいません`,
  'no-story-call': () => '筋書きで使えない呼び出しです',
  'no-call': () => '仕様にない呼び出しです',
  'empty-phone': ({ phone }) => `スマートフォン「${phone}」には誰もいません。「people」をご確認ください`,
  'outside-folder': () => '筋書きのフォルダーの外にあります',
  'file-name': ({ name }) => `「${name}」という名前のファイルを作れないシステムがあります`,
  'file-missing': ({ file }) => `ファイル「${file}」がありません`,
  'built-in': () => '付属の筋書きでは、同じフォルダーのファイルを使えません',
}

/** Reasons and their places in one language. */
export interface ReasonWords {
  readonly texts: ReasonTexts
  readonly line: (line: number) => string
  readonly part: (part: string) => string
  readonly placed: (places: readonly string[], text: string) => string
  /** A placed reason alone, as a message. */
  readonly sentence: (placed: string) => string
}

export const reasonCopy: Copy<ReasonWords> = {
  ja: {
    texts,
    line: (line) => `${line}行目`,
    part: (part) => `「${part}」`,
    placed: (places, text) => (places.length === 0 ? text : `${places.join('、')}：${text}`),
    sentence: (placed) => `${placed}。`,
  },
  en: {
    texts: englishReasons,
    line: (line) => `line ${line}`,
    part: (part) => part,
    placed: (places, text) => (places.length === 0 ? text : `${places.join(', ')}: ${text}`),
    sentence: (placed) => `${placed.charAt(0).toUpperCase()}${placed.slice(1)}.`,
  },
}

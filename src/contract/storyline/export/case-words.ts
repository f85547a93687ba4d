import type { Edge } from '../../control/effects.ts'
import type { PhoneNetwork } from '../../control/stage-phones.ts'
import type { ActionOf, StoryAction } from '../actions.ts'
import type { StoryElement } from '../element.ts'
import type { Expectation } from '../expectations.ts'
import type { StoryKey } from '../keys.ts'
import { playableCalls } from '../playable.ts'

/** The name of a person. */
export type NameOf = (person: string) => string
/** The phone in words, with the person on it. */
export type PhoneText = (phone: string) => string

/** What a person does, as a step of a written case. */
export function stepWords(action: StoryAction, nameOf: NameOf, phoneText: PhoneText): string {
  if ('control' in action) return controlWords(action, nameOf)
  if ('call' in action) return `${nameOf(action.as)}として ${action.call} を呼び出す：${json(action.input)}`
  return `${phoneText(action.phone)}：${handWords(action, nameOf)}`
}

/** What a person does on a phone. */
export function handWords(action: Exclude<StoryAction, ActionOf<'control' | 'call'>>, nameOf: NameOf): string {
  if ('open' in action) return `\`${action.open}\` を開く`
  if ('become' in action) return action.become === null ? 'ログアウトする' : `${nameOf(action.become)}でログインする`
  if ('press' in action) return `${elementWords(action.press)}を押す`
  if ('key' in action) return `${action.on ? `${elementWords(action.on)}で、` : ''}${keyWords[action.key]}キーを押す`
  if ('type' in action) return `${elementWords(action.type)}に${typedWords(action.text)}`
  if ('choose' in action) return `${elementWords(action.choose)}で「${action.option}」を選ぶ`
  if ('upload' in action) return `${elementWords(action.upload)}に「${action.file}」を入れる`
  if ('fillCard' in action) return `カードの欄に、結果が ${action.fillCard} のテストカードを入力する`
  if ('back' in action) return '前の画面に戻る'
  if ('network' in action) return networkWords[action.network]
  const { to, subject } = action.openMail
  return `${nameOf(to)}に届いたメール${subject === undefined ? '' : `「${subject}」`}のリンクを開く`
}

const networkWords: Readonly<Record<PhoneNetwork, string>> = {
  online: '回線をふつうにする',
  slow: '回線を遅くする',
  offline: '圏外にする',
}

const keyWords: Readonly<Record<StoryKey, string>> = {
  ...{ Enter: 'Enter ', Escape: 'Esc ', Home: 'Home ', End: 'End ' },
  ...{ ArrowUp: '上矢印', ArrowDown: '下矢印', ArrowLeft: '左矢印', ArrowRight: '右矢印' },
}

const typedWords = (text: string) => {
  if (text === '') return '何も入れずにおく'
  return text === '{password}' ? 'パスワードを入力する' : `「${text}」と入力する`
}

const roleWords: Readonly<Partial<Record<StoryElement['role'], string>>> = {
  button: 'ボタン',
  checkbox: 'チェック',
  combobox: '選択欄',
  dialog: 'ダイアログ',
  heading: '見出し',
  img: '画像',
  link: 'リンク',
  list: '一覧',
  listitem: '行',
  radio: '選択肢',
  tab: 'タブ',
  textbox: '入力欄',
}

function elementWords({ role, name, position, within }: StoryElement): string {
  const named = name === undefined ? (roleWords[role] ?? role) : `「${name}」`
  const placed = position === undefined ? named : `${position}番目の${named}`
  return within ? `${elementWords(within)}の${placed}` : placed
}

const edgeWords: Readonly<Record<Edge, string>> = {
  'next-reset': '次の3時',
  'reply-window': '返信の期限',
  'hold-end': '保留の期限',
  'next-charge': '次回の課金',
  'like-expiry': 'いいねの期限',
  'age-decision': '年齢確認の判定',
  'rank-decision': 'ランクの判定',
  'session-expiry': 'ログインの期限',
}

function controlWords({ control, input }: ActionOf<'control'>, nameOf: NameOf): string {
  if (control === 'moveClock') return clockWords(input as Readonly<Record<string, unknown>>, nameOf)
  if (control === 'replaceFaults')
    return Array.isArray(input) && input.length > 0 ? `障害を設定する：${json(input)}` : '障害をすべて解除する'
  const endpoint = playableCalls.find(({ id }) => id === control)
  return `操作盤から \`${endpoint ? `${endpoint.method} ${endpoint.path}` : control}\` を行う：${json(input)}`
}

function clockWords(
  { edge, member, advance, to, mode, speed = 1 }: Readonly<Record<string, unknown>>,
  nameOf: NameOf,
): string {
  const whose = typeof member === 'string' ? `${nameOf(member)}の` : ''
  if (edge !== undefined) return `時計を${whose}${edgeWords[edge as Edge]}まで進める`
  if (advance !== undefined) return `時計を ${json(advance)} だけ進める`
  if (to !== undefined) return `時計を ${json(to)} まで進める`
  return mode === 'frozen' ? '時計を止める' : `時計を${json(speed)}倍で動かす`
}

const json = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** What must be seen, as an expectation of a written case. */
export function expectationWords(expected: Expectation, nameOf: NameOf, phoneText: PhoneText): string {
  if ('mail' in expected) {
    const { to, subject, text } = expected.mail
    const parts = [subject === undefined ? '' : `件名に「${subject}」`, text === undefined ? '' : `本文に「${text}」`]
    const which = parts.filter(Boolean).join('、')
    return `${nameOf(to)}に${which === '' ? '' : `${which}を含む`}メールが届く`
  }
  if ('call' in expected) {
    const { method, path, status, response = {} } = expected.call
    const who = expected.as === undefined ? '' : `${nameOf(expected.as)}の `
    const values = Object.entries(response).map(([place, value]) => `、\`${place}\` は ${json(value)}`)
    return `${who}\`${method} ${path}\` が ${status} を返す${values.join('')}`
  }
  return `${phoneText(expected.phone)}：${shownWords(expected)}`
}

function shownWords(expected: Exclude<Expectation, { call: unknown } | { mail: unknown }>): string {
  if ('text' in expected) {
    const place = expected.within ? `${elementWords(expected.within)}に` : ''
    return `${place}「${expected.text}」と${expected.absent ? '表示されない' : '表示される'}`
  }
  const { element, enabled, checked, count, absent } = expected
  const what = elementWords(element)
  if (absent) return `${what}がない`
  const states = [
    count === undefined ? '' : `${what}が${count}つある`,
    enabled === undefined ? '' : `${what}を使え${enabled ? 'る' : 'ない'}`,
    checked === undefined ? '' : `${what}が選ばれてい${checked ? 'る' : 'ない'}`,
  ].filter(Boolean)
  return states.length > 0 ? states.join('、') : `${what}がある`
}

import * as z from 'zod/mini'
import { type Edge, edges } from '../../../../contract/control/effects.ts'
import type { PhoneNetwork } from '../../../../contract/control/stage-phones.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import type { CardOutcome } from '../../../../contract/rules/card.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { ActionOf, StoryAction } from '../../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Expectation } from '../../../../contract/storyline/expectations.ts'
import type { StoryKey } from '../../../../contract/storyline/keys.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import { formatMoment } from '../dates.ts'
import { currentCopy } from '../language.ts'
import { worldCopy } from '../world/copy.ts'
import { actText } from '../world/moments.ts'
import { stepsOf, type StoryRecording } from './recorded-steps.ts'

/** Name of a person for a text. */
export type NameOf = (person: string) => string

/** The person on each phone; null for nobody. */
export type Cast = Partial<Record<PhoneName, string | null>>

/** People on the phones after some actions. */
export function castAfter(people: Cast, actions: readonly StoryAction[]): Cast {
  const cast: Cast = { ...people }
  for (const action of actions) if ('become' in action) cast[action.phone] = action.become
  return cast
}

/** People on the phones after the steps of a recording. */
export const stepsCast = (recording: StoryRecording): Cast =>
  castAfter(recording.people, [...recording.begin, ...stepsOf(recording).map(({ action }) => action)])

/** A step in words, such as 「あかり：「保留する」を押した」. */
export function stepText(action: StoryAction, cast: Cast, nameOf: NameOf): string {
  if ('control' in action) return controlText(action, nameOf)
  if ('call' in action) {
    const endpoint = endpoints.find(({ id }) => id === action.call)
    return `${nameOf(action.as)}：${endpoint ? endpointTitle(endpoint) : action.call}（呼び出し）`
  }
  const person = cast[action.phone]
  const who = person ? nameOf(person) : action.phone.toUpperCase()
  if ('become' in action) {
    const phone = action.phone.toUpperCase()
    return action.become === null ? `${phone}：ログアウトした` : `${phone}：${nameOf(action.become)}に替えた`
  }
  return `${who}：${handText(action)}`
}

type HandAction = Exclude<StoryAction, ActionOf<'control' | 'call' | 'become'>>

function handText(action: HandAction): string {
  if ('open' in action) return `${pageTitle(action.open)}を開いた`
  if ('press' in action) return `${elementText(action.press)}を押した`
  if ('key' in action) return `${action.on ? `${elementText(action.on)}で、` : ''}${keyTexts[action.key]}キーを押した`
  if ('type' in action) return `${elementText(action.type)}に${typedText(action.text)}`
  if ('choose' in action) return `${elementText(action.choose)}で「${action.option}」を選んだ`
  if ('upload' in action) return `${elementText(action.upload)}に「${action.file.replace(/^.*\//, '')}」を入れた`
  if ('openMail' in action)
    return `メール${action.openMail.subject ? `「${action.openMail.subject}」` : ''}のリンクを開いた`
  if ('network' in action) return networkTexts[action.network]
  if ('fillCard' in action) return `カードを入力した（${cardOutcomeTexts[action.fillCard]}）`
  return '前の画面に戻った'
}

const keyTexts: Readonly<Record<StoryKey, string>> = {
  ...{ Enter: 'Enter ', Escape: 'Esc ', Home: 'Home ', End: 'End ' },
  ...{ ArrowUp: '上矢印', ArrowDown: '下矢印', ArrowLeft: '左矢印', ArrowRight: '右矢印' },
}

const networkTexts: Readonly<Record<PhoneNetwork, string>> = {
  online: '回線をふつうにした',
  slow: '回線を遅くした',
  offline: '圏外にした',
}

const longestShown = 30
const short = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)

function typedText(text: string): string {
  if (text === '') return '何も入れなかった'
  return text === '{password}' ? 'パスワードを入力した' : `「${short(text)}」と入力した`
}

export const cardOutcomeTexts: Readonly<Record<CardOutcome, string>> = {
  success: '支払いが通ります',
  'token-refused': 'カードの登録で断られます',
  declined: '支払いが断られます',
  'three-secure-success': '3Dセキュアを経て、支払いが通ります',
  'three-secure-failed': '3Dセキュアの認証に失敗します',
  'three-secure-abandoned': '3Dセキュアの途中で中断します',
  'declined-at-renewal': '最初は通り、次回の更新で断られます',
}

const titles = new Map<string, string>(Object.entries(pageTitles))

function pageTitle(page: string): string {
  const path = page.replace(/[?#].*$/, '')
  return titles.get(path) ?? titles.get(path.replace(/\/\d+$/, '/:id')) ?? path
}

const roleNames: Readonly<Partial<Record<StoryElement['role'], string>>> = {
  ...{
    alert: '知らせ',
    alertdialog: '確認',
    article: '記事',
    button: 'ボタン',
    checkbox: 'チェック',
    dialog: 'ダイアログ',
  },
  ...{
    combobox: '選択',
    form: 'フォーム',
    heading: '見出し',
    img: '画像',
    link: 'リンク',
    list: '一覧',
    listitem: '行',
  },
  ...{
    radio: '選択肢',
    row: '行',
    switch: 'スイッチ',
    tab: 'タブ',
    textbox: '入力欄',
    region: '区画',
    group: 'まとまり',
  },
}

/** An element in words: 「保留する」（2番目）. */
export function elementText({ role, name, position, within }: StoryElement): string {
  const named = name === undefined ? (roleNames[role] ?? role) : `「${short(name)}」`
  const placed = position === undefined ? named : `${named}（${position}番目）`
  return within ? `${elementText(within)}の${placed}` : placed
}

const clockInput = z.object({
  to: z.optional(z.string()),
  advance: z.optional(z.string()),
  edge: z.optional(z.enum(edges)),
  member: z.optional(z.string()),
  mode: z.optional(z.string()),
  speed: z.optional(z.number()),
})
const named = z.object({ member: z.optional(z.string()), woman: z.optional(z.string()), man: z.optional(z.string()) })

function controlText({ control, input }: ActionOf<'control'>, nameOf: NameOf): string {
  if (control === 'moveClock') return `時刻：${clockText(z.parse(clockInput, input), nameOf)}`
  if (control === 'changeTownActivity') return `時刻：${actText(control)}`
  if (control === 'changeVariants') return actText(control) ?? control
  if (control === 'replaceFaults')
    return Array.isArray(input) && input.length > 0 ? `障害：${input.length}件にした` : '障害：すべて解除した'
  const parsed = z.safeParse(named, input)
  const { member, woman, man } = parsed.success ? parsed.data : {}
  const people = [member, woman, man].filter((person) => person !== undefined).map(nameOf)
  return `運営：${[people.join('と'), actText(control) ?? control].filter(Boolean).join(' ・ ')}`
}

function clockText({ to, advance, edge, member, mode, speed }: z.output<typeof clockInput>, nameOf: NameOf): string {
  if (edge !== undefined) return edgeText(edge, member === undefined ? '' : nameOf(member))
  if (to !== undefined) return `${formatMoment(Date.parse(to))} へ`
  if (advance !== undefined) return `${advanceText(advance)}進めた`
  return mode === 'frozen' ? '止めた' : speed === undefined || speed === 1 ? '進めはじめた' : `${speed}倍で進めはじめた`
}

const edgeText = (edge: Edge, name: string) =>
  `${name === '' ? '' : `${name}の`}${currentCopy(worldCopy).edges[edge]}へ`

const units: Readonly<Record<string, string>> = { Y: '年', W: '週間', D: '日', H: '時間', S: '秒' }

/** '7日' for `P7D`, '1時間30分' for `PT1H30M`. */
function advanceText(duration: string): string {
  const [days = '', time = ''] = duration.replace(/^P/, '').split('T')
  const read = (text: string, minutes: string) =>
    text.replaceAll(/([\d.]+)([A-Z])/g, (_, count: string, unit: string) => count + (units[unit] ?? minutes))
  return read(days, 'か月') + read(time, '分')
}

/** An expectation in words, such as 「保留中」が見える. */
export function expectationText(expected: Expectation, nameOf: NameOf): string {
  if ('call' in expected) {
    const { method, path, status, response = {} } = expected.call
    const fields = Object.keys(response).length
    return `${method} ${path} が ${status}${fields === 0 ? '' : `（値${fields}つ）`}`
  }
  if ('mail' in expected) {
    const { to, subject } = expected.mail
    return `${nameOf(to)}にメール${subject === undefined ? '' : `「${short(subject)}」`}が届く`
  }
  if ('text' in expected) return `「${short(expected.text)}」が${expected.absent ? '見えない' : '見える'}`
  return `${elementText(expected.element)}${stateText(expected)}`
}

function stateText({ enabled, checked, count, absent }: Extract<Expectation, { element: unknown }>): string {
  if (absent) return 'がない'
  if (count !== undefined) return `が${count}つある`
  if (checked !== undefined) return checked ? 'が選ばれている' : 'が選ばれていない'
  if (enabled !== undefined) return enabled ? 'を押せる' : 'を押せない'
  return 'がある'
}

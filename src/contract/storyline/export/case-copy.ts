import type { Edge } from '../../control/effects.ts'
import type { PhoneNetwork } from '../../control/stage-phones.ts'
import { timesText } from '../../rules/english-amounts.ts'
import type { Language } from '../../rules/language.ts'
import type { StoryElement } from '../element.ts'
import type { StoryKey } from '../keys.ts'

type Roles = Readonly<Partial<Record<StoryElement['role'], string>>>
type Text = string | undefined

/** Parts of the sentence about an expected call. */
interface ResponseParts {
  /** The member who must have called; anybody without it. */
  readonly name: Text
  readonly call: string
  readonly status: number
  readonly values: readonly { readonly place: string; readonly value: string }[]
  /** Exact number of calls. */
  readonly times: number | undefined
}

const inBrackets = (parts: readonly string[]) => (parts.length === 0 ? '' : `（${parts.join('、')}）`)

const ja = {
  premises: '前提',
  firstPages: '最初に開く画面',
  steps: '手順',
  expected: '期待',
  point: (text: string, ids: readonly string[]) => `${text}${ids.length > 0 ? `（${ids.join('、')}）` : ''}`,
  look: (point: string) => `目視で確認：${point}`,
  phone: (letter: string, person: Text) => `${letter}${person === undefined ? '' : `（${person}）`}`,
  phonePremise: (letter: string, name: string, key: string) => `スマートフォン${letter}：${name}（\`${key}\`）`,
  capsule: (path: string) => `世界：カプセル \`${path}\``,
  world: (seed: number, members: number, scenario: string | null) =>
    `世界：シード ${seed}、会員 ${members} 人${scenario === null ? '' : `、シナリオ \`${scenario}\``}`,
  quiet: 'お知らせ・ログインボーナス・キャンペーンのダイアログは、表示されたら閉じる',
  time: (now: string) => `時刻：\`${now}\`（止まっている）`,
  on: (phone: string, act: string) => `${phone}：${act}`,

  call: (name: string, call: string, input: string) => `${name}として ${call} を呼び出す：${input}`,
  open: (page: string) => `\`${page}\` を開く`,
  logOut: 'ログアウトする',
  logIn: (name: string) => `${name}でログインする`,
  press: (element: string) => `${element}を押す`,
  key: (key: string, element: Text) => `${element === undefined ? '' : `${element}で、`}${key}キーを押す`,
  keys: {
    ...{ Enter: 'Enter ', Escape: 'Esc ', Home: 'Home ', End: 'End ' },
    ...{ ArrowUp: '上矢印', ArrowDown: '下矢印', ArrowLeft: '左矢印', ArrowRight: '右矢印' },
  } as Readonly<Record<StoryKey, string>>,
  typeNothing: (element: string) => `${element}を空欄のままにする`,
  typePassword: (element: string) => `${element}にパスワードを入力する`,
  type: (element: string, text: string) => `${element}に「${text}」と入力する`,
  choose: (element: string, option: string) => `${element}で「${option}」を選ぶ`,
  upload: (element: string, file: string) => `${element}に「${file}」をアップロードする`,
  fillCard: (outcome: string) => `カードの欄に、結果が ${outcome} のテストカードを入力する`,
  back: '前の画面に戻る',
  networks: {
    online: '回線を通常にする',
    slow: '回線を遅くする',
    offline: '圏外にする',
  } as Readonly<Record<PhoneNetwork, string>>,
  notSlow: 'このスマートフォンの回線を遅くします。Playwright では再現していません。',
  cutAtSecret: (act: string) => `ここからは書けません。次の操作の呼び出しには、筋書きに残せない値があります。${act}`,
  cutAtPages: 'ここからは画面の操作なので、Playwright のテストで確認します。',
  openMail: (name: string, subject: Text) =>
    `${name}に届いたメール${subject === undefined ? '' : `「${subject}」`}のリンクを開く`,

  roles: {
    button: 'ボタン',
    checkbox: 'チェックボックス',
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
  } as Roles,
  named: (name: string) => `「${name}」`,
  placed: (element: string, position: number) => `${position}番目の${element}`,
  within: (element: string, place: string) => `${place}の${element}`,

  edges: {
    'next-reset': '次の3時',
    'reply-window': '返信の期限',
    'hold-end': '保留の期限',
    'next-charge': '次回の課金',
    'like-expiry': 'いいねの期限',
    'age-decision': '年齢確認の判定',
    'rank-decision': 'ランクの判定',
    'session-expiry': 'ログインの期限',
  } as Readonly<Record<Edge, string>>,
  setFaults: (faults: string) => `障害を設定する：${faults}`,
  clearFaults: '障害をすべて解除する',
  control: (call: string, input: string) => `ワークベンチの API \`${call}\` を呼び出す：${input}`,
  toEdge: (edge: string, name: Text) => `時計を${name === undefined ? '' : `${name}の`}${edge}まで進める`,
  advance: (span: string) => `時計を ${span} だけ進める`,
  toTime: (at: string) => `時計を ${at} まで進める`,
  freeze: '時計を止める',
  run: (speed: string) => `時計を${speed}倍で動かす`,

  mail: (name: string, subject: Text, text: Text) => {
    const parts = [subject === undefined ? '' : `件名に「${subject}」`, text === undefined ? '' : `本文に「${text}」`]
    const which = parts.filter(Boolean).join('、')
    return `${name}に${which === '' ? '' : `${which}を含む`}メールが届く`
  },
  response: ({ name, call, status, values, times }: ResponseParts) => {
    const details = values.map(({ place, value }) => `\`${place}\` は ${value}`)
    if (times !== undefined) details.push(`呼び出しは ${times} 回だけ`)
    return `${name === undefined ? '' : `${name}の `}\`${call}\` が ${status} を返す${inBrackets(details)}`
  },
  shows: (text: string, place: Text) => `${place === undefined ? '' : `${place}に`}「${text}」と表示される`,
  showsNot: (text: string, place: Text) => `${place === undefined ? '' : `${place}に`}「${text}」と表示されない`,
  isThere: (element: string) => `${element}がある`,
  isAbsent: (element: string) => `${element}がない`,
  isCounted: (element: string, count: number) => `${element}が${count}件ある`,
  isEnabled: (element: string, isOn: boolean) => `${element}を使え${isOn ? 'る' : 'ない'}`,
  isChecked: (element: string, isOn: boolean) => `${element}が選ばれてい${isOn ? 'る' : 'ない'}`,
  and: (states: readonly string[]) => states.join('、'),
}

export type CaseWords = typeof ja

/** `the end of the hold` of Misaki: `the end of Misaki’s hold`. */
function ownEdge(edge: string, name: string): string {
  const at = edge.lastIndexOf('the ')
  return `${edge.slice(0, at)}${name}’s ${edge.slice(at + 'the '.length)}`
}

const en: CaseWords = {
  premises: 'Preconditions',
  firstPages: 'Pages to open first',
  steps: 'Steps',
  expected: 'Expected',
  point: (text, ids) => `${text}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}`,
  look: (point) => `Check visually: ${point}`,
  phone: (letter, person) => `${letter}${person === undefined ? '' : ` (${person})`}`,
  phonePremise: (letter, name, key) => `Phone ${letter}: ${name} (\`${key}\`)`,
  capsule: (path) => `World: capsule \`${path}\``,
  world: (seed, members, scenario) =>
    `World: seed ${seed}, ${members} members${scenario === null ? '' : `, scenario \`${scenario}\``}`,
  quiet: 'Close any dialog about notices, login bonuses or campaigns',
  time: (now) => `Time: \`${now}\` (clock stopped)`,
  on: (phone, act) => `${phone}: ${act}`,

  call: (name, call, input) => `As ${name}, call ${call}: ${input}`,
  open: (page) => `open \`${page}\``,
  logOut: 'log out',
  logIn: (name) => `log in as ${name}`,
  press: (element) => `press ${element}`,
  key: (key, element) => `press ${key}${element === undefined ? '' : ` in ${element}`}`,
  keys: {
    ...{ Enter: 'Enter', Escape: 'Esc', Home: 'Home', End: 'End' },
    ...{ ArrowUp: 'arrow up', ArrowDown: 'arrow down', ArrowLeft: 'arrow left', ArrowRight: 'arrow right' },
  },
  typeNothing: (element) => `leave ${element} empty`,
  typePassword: (element) => `type the password into ${element}`,
  type: (element, text) => `type “${text}” into ${element}`,
  choose: (element, option) => `choose “${option}” in ${element}`,
  upload: (element, file) => `upload “${file}” to ${element}`,
  fillCard: (outcome) => `fill in the test card that results in ${outcome}`,
  back: 'go back one page',
  networks: { online: 'set the network to online', slow: 'slow the network down', offline: 'take the phone offline' },
  notSlow: 'This phone has a slow network here. Playwright does not reproduce it.',
  cutAtSecret: (act) =>
    `The test ends here: the calls of the next action contain a value that a story cannot hold. ${act}`,
  cutAtPages: 'The test ends here: the next action is on a page. Check it with the Playwright test.',
  openMail: (name, subject) => `open the link in the email${subject === undefined ? '' : ` “${subject}”`} to ${name}`,

  roles: { img: 'image', listitem: 'row', textbox: 'text field', combobox: 'combo box' },
  named: (name) => `“${name}”`,
  placed: (element, position) => `${element} no. ${position}`,
  within: (element, place) => `${element} in ${place}`,

  edges: {
    'next-reset': 'the next 3:00',
    'reply-window': 'the reply deadline',
    'hold-end': 'the end of the hold',
    'next-charge': 'the next charge',
    'like-expiry': 'the expiry of the likes',
    'age-decision': 'the age check result',
    'rank-decision': 'the rank result',
    'session-expiry': 'the expiry of the login',
  },
  setFaults: (faults) => `Add faults: ${faults}`,
  clearFaults: 'Clear all faults',
  control: (call, input) => `Make the control call \`${call}\`: ${input}`,
  toEdge: (edge, name) => `Advance the clock to ${name === undefined ? edge : ownEdge(edge, name)}`,
  advance: (span) => `Advance the clock by ${span}`,
  toTime: (at) => `Advance the clock to ${at}`,
  freeze: 'Stop the clock',
  run: (speed) => `Run the clock at ${speed}×`,

  mail: (name, subject, text) => {
    const parts = [
      subject === undefined ? '' : `“${subject}” in the subject`,
      text === undefined ? '' : `“${text}” in the text`,
    ]
    const which = parts.filter(Boolean).join(' and ')
    return `${name} receives an email${which === '' ? '' : ` with ${which}`}`
  },
  response: ({ name, call, status, values, times }) => {
    const whose = name === undefined ? '' : `${name}’s `
    const details = values.map(({ place, value }) => `\`${place}\` = ${value}`).join(', ')
    const count = times === undefined ? '' : ` (called exactly ${timesText(times)})`
    return `${whose}\`${call}\` returns ${status}${details === '' ? '' : ` with ${details}`}${count}`
  },
  shows: (text, place) => `shows “${text}”${place === undefined ? '' : ` in ${place}`}`,
  showsNot: (text, place) => `does not show “${text}”${place === undefined ? '' : ` in ${place}`}`,
  isThere: (element) => `${element} is present`,
  isAbsent: (element) => `${element} is absent`,
  isCounted: (element, count) => `${element} appears ${timesText(count)}`,
  isEnabled: (element, isOn) => `${element} is ${isOn ? 'enabled' : 'disabled'}`,
  isChecked: (element, isOn) => `${element} is ${isOn ? 'checked' : 'not checked'}`,
  and: (states) => states.join(', '),
}

/** Words of written cases, and of the notes in exported tests. */
export const caseCopy: Readonly<Record<Language, CaseWords>> = { ja, en }

import type { PhoneNetwork } from '../../../../contract/control/stage-phones.ts'
import type { CardOutcome } from '../../../../contract/rules/card.ts'
import { counted, timesText } from '../../../../contract/rules/english-amounts.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { StoryKey } from '../../../../contract/storyline/keys.ts'
import { titlesEnglish } from '../../../lib/copy/en/titles.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'
import type { Copy } from '../language.ts'
import type { RecordingEnd } from './follow-history.ts'

type Roles = Readonly<Partial<Record<StoryElement['role'], string>>>

const ja = {
  /** A step: who, and what. */
  step: (who: string, act: string) => `${who}：${act}`,
  call: (call: string) => `${call}（呼び出し）`,
  logOut: 'ログアウトした',
  become: (name: string) => `${name}に切り替えた`,
  open: (page: string) => `${page}を開いた`,
  pages: pageTitles as Readonly<Record<string, string>>,
  press: (element: string) => `${element}を押した`,
  key: (key: string, element: string | undefined) =>
    `${element === undefined ? '' : `${element}で、`}${key}キーを押した`,
  keys: {
    ...{ Enter: 'Enter ', Escape: 'Esc ', Home: 'Home ', End: 'End ' },
    ...{ ArrowUp: '上矢印', ArrowDown: '下矢印', ArrowLeft: '左矢印', ArrowRight: '右矢印' },
  } as Readonly<Record<StoryKey, string>>,
  typeNothing: (element: string) => `${element}を空欄にした`,
  typePassword: (element: string) => `${element}にパスワードを入力した`,
  type: (element: string, text: string) => `${element}に「${text}」と入力した`,
  choose: (element: string, option: string) => `${element}で「${option}」を選んだ`,
  upload: (element: string, file: string) => `${element}に「${file}」をアップロードした`,
  openMail: (subject: string | undefined) => `メール${subject ? `「${subject}」` : ''}のリンクを開いた`,
  networks: { online: '回線を通常にした', slow: '回線を遅くした', offline: '圏外にした' } as Readonly<
    Record<PhoneNetwork, string>
  >,
  fillCard: (outcome: string) => `カードを入力した（${outcome}）`,
  cards: {
    success: '支払いが成功します',
    'token-refused': 'カードの登録が拒否されます',
    declined: '支払いが拒否されます',
    'three-secure-success': '3Dセキュアを経て、支払いが成功します',
    'three-secure-failed': '3Dセキュアの認証に失敗します',
    'three-secure-abandoned': '3Dセキュアの途中で中断します',
    'declined-at-renewal': '最初は成功し、次回の更新で拒否されます',
  } as Readonly<Record<CardOutcome, string>>,
  back: '前の画面に戻った',

  roles: {
    ...{ alert: '通知', alertdialog: '確認', article: '記事', button: 'ボタン', checkbox: 'チェックボックス' },
    ...{ dialog: 'ダイアログ', combobox: '選択欄', form: 'フォーム', heading: '見出し', img: '画像', link: 'リンク' },
    ...{ list: '一覧', listitem: '行', radio: '選択肢', row: '行', switch: 'スイッチ', tab: 'タブ' },
    ...{ textbox: '入力欄', region: '領域', group: 'グループ' },
  } as Roles,
  named: (name: string) => `「${name}」`,
  placed: (element: string, position: number) => `${element}（${position}番目）`,
  within: (element: string, place: string) => `${place}の${element}`,

  time: '時刻',
  faults: '障害',
  fault: (where: string, what: string) => `${where}：${what}`,
  clearFaults: 'すべて解除した',
  operator: '運営局',
  people: (names: readonly string[]) => names.join('と'),
  toEdge: (edge: string, name: string | undefined) => `${name === undefined ? '' : `${name}の`}${edge}へ進めた`,
  toTime: (at: string) => `${at} へ進めた`,
  advance: (span: string) => `${span}進めた`,
  stop: '時計を止めた',
  run: (speed: number) => (speed === 1 ? '時計を動かした' : `時計を${speed}倍で動かした`),
  units: {
    Y: (count) => `${count}年`,
    months: (count) => `${count}か月`,
    W: (count) => `${count}週間`,
    D: (count) => `${count}日`,
    H: (count) => `${count}時間`,
    minutes: (count) => `${count}分`,
    S: (count) => `${count}秒`,
  } as Readonly<Record<string, (count: number) => string>>,
  span: (parts: readonly string[]) => parts.join(''),

  response: (call: string, status: number, fields: number, times: number | undefined) =>
    `${call} が ${status}${fields === 0 ? '' : `（値${fields}件）`}${times === undefined ? '' : `、${times}回だけ`}`,
  mail: (name: string, subject: string | undefined) =>
    `${name}にメール${subject === undefined ? '' : `「${subject}」`}が届く`,
  shows: (text: string) => `「${text}」が見える`,
  showsNot: (text: string) => `「${text}」が見えない`,
  isAbsent: (element: string) => `${element}がない`,
  isCounted: (element: string, count: number) => `${element}が${count}件ある`,
  isChecked: (element: string, isOn: boolean) => `${element}が選ばれてい${isOn ? 'る' : 'ない'}`,
  isEnabled: (element: string, isOn: boolean) => `${element}を押せ${isOn ? 'る' : 'ない'}`,
  isThere: (element: string) => `${element}がある`,

  started: '記録を始めました。記録のあいだ、時計は止まっています',
  fromPast: (steps: number, missing: number) =>
    `手順${steps}件を記録しました。続きも記録します${missing === 0 ? '' : `。${missing}件は記録できませんでした`}`,
  restore: '前の記録に戻す',
  refused: (why: string) => `この操作は記録しませんでした。${why}`,
  secret: 'パスワードやカード番号のような秘密の値が入っています',
  notInStory: (place: string) => `筋書きには書けない操作です（${place}）`,
  undocumented: 'この通信は記録しませんでした。仕様書にない通信は、筋書きには書けません',
  ends: {
    world: '別の世界に移ったので、記録を終えました。ここまでの手順は残っています',
    story: '筋書きを進めたので、記録を終えました。ここまでの手順は残っています',
    before: '記録を始めた時点より前に戻ったので、記録を終えました。ここまでの手順は残っています',
  } as Readonly<Record<RecordingEnd, string>>,
  stepDropped: '手順を記録から外しました',
  discarded: '記録を破棄しました',
  undo: '元に戻す',
  noStep: '先に操作を記録してください。確認はその操作に追加されます',
  beforeSteps: '最初の手順より前のことなので、この記録では確認できません',
  nothingToCheck: 'ここには、確認できるものがありません。文字やボタンを押してください',
}

const en: typeof ja = {
  step: (who, act) => `${who}: ${act}`,
  call: (call) => `${call} (call)`,
  logOut: 'logged out',
  become: (name) => `switched to ${name}`,
  open: (page) => `opened ${page}`,
  pages: titlesEnglish,
  press: (element) => `pressed ${element}`,
  key: (key, element) => `pressed ${key}${element === undefined ? '' : ` in ${element}`}`,
  keys: {
    ...{ Enter: 'Enter', Escape: 'Esc', Home: 'Home', End: 'End' },
    ...{ ArrowUp: 'arrow up', ArrowDown: 'arrow down', ArrowLeft: 'arrow left', ArrowRight: 'arrow right' },
  },
  typeNothing: (element) => `left ${element} empty`,
  typePassword: (element) => `typed the password into ${element}`,
  type: (element, text) => `typed “${text}” into ${element}`,
  choose: (element, option) => `chose “${option}” in ${element}`,
  upload: (element, file) => `uploaded “${file}” to ${element}`,
  openMail: (subject) => `opened the link in the email${subject ? ` “${subject}”` : ''}`,
  networks: { online: 'went online', slow: 'slowed the network down', offline: 'went offline' },
  fillCard: (outcome) => `filled in the card (${outcome})`,
  cards: {
    success: 'Payment succeeds',
    'token-refused': 'Card is refused',
    declined: 'Payment is declined',
    'three-secure-success': 'Payment succeeds after 3-D Secure',
    'three-secure-failed': '3-D Secure fails',
    'three-secure-abandoned': '3-D Secure is abandoned',
    'declined-at-renewal': 'First payment succeeds, renewal is declined',
  },
  back: 'went back',

  roles: { img: 'image', listitem: 'row', textbox: 'text field', combobox: 'combo box' },
  named: (name) => `“${name}”`,
  placed: (element, position) => `${element} (no. ${position})`,
  within: (element, place) => `${element} in ${place}`,

  time: 'Time',
  faults: 'Faults',
  fault: (where, what) => `${where}: ${what}`,
  clearFaults: 'cleared all',
  operator: 'Operator',
  people: (names) => names.join(' and '),
  toEdge: (edge, name) => `advanced to “${edge}”${name === undefined ? '' : ` for ${name}`}`,
  toTime: (at) => `advanced to ${at}`,
  advance: (span) => `advanced ${span}`,
  stop: 'stopped the clock',
  run: (speed) => (speed === 1 ? 'started the clock' : `ran the clock at ${speed}×`),
  units: {
    Y: (count) => counted(count, 'year'),
    months: (count) => counted(count, 'month'),
    W: (count) => counted(count, 'week'),
    D: (count) => counted(count, 'day'),
    H: (count) => `${count} h`,
    minutes: (count) => `${count} min`,
    S: (count) => `${count} s`,
  },
  span: (parts) => parts.join(' '),

  response: (call, status, fields, times) =>
    `${call} returns ${status}${fields === 0 ? '' : ` (${counted(fields, 'value')})`}${times === undefined ? '' : `, exactly ${timesText(times)}`}`,
  mail: (name, subject) => `${name} receives an email${subject === undefined ? '' : ` “${subject}”`}`,
  shows: (text) => `“${text}” is visible`,
  showsNot: (text) => `“${text}” is not visible`,
  isAbsent: (element) => `${element} is absent`,
  isCounted: (element, count) => `${element} appears ${timesText(count)}`,
  isChecked: (element, isOn) => `${element} is ${isOn ? 'checked' : 'not checked'}`,
  isEnabled: (element, isOn) => `${element} is ${isOn ? 'enabled' : 'disabled'}`,
  isThere: (element) => `${element} is present`,

  started: 'Recording started. The clock is stopped while you record',
  fromPast: (steps, missing) =>
    `${counted(steps, 'step')} recorded. Recording continues${missing === 0 ? '' : `. ${missing} could not be recorded`}`,
  restore: 'Restore the previous recording',
  refused: (why) => `This action was not recorded: ${why}`,
  secret: 'it contains a secret, such as a password or a card number',
  notInStory: (place) => `not supported in stories (${place})`,
  undocumented: 'This call was not recorded: a story cannot contain undocumented calls',
  ends: {
    world: 'Recording stopped because the world was replaced. The steps so far are kept',
    story: 'Recording stopped because a story advanced. The steps so far are kept',
    before: 'Recording stopped because you went back to before it began. The steps so far are kept',
  },
  stepDropped: 'Step removed from the recording',
  discarded: 'Recording discarded',
  undo: 'Undo',
  noStep: 'Record an action first. Each check belongs to an action',
  beforeSteps: 'This happened before the first step, so this recording cannot check it',
  nothingToCheck: 'There is nothing to check here. Click some text or a button',
}

/** Words of recorded steps, and messages about a recording. */
export const stepsCopy: Copy<typeof ja> = { ja, en }

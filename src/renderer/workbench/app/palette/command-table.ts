import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { edges } from '../../../../contract/control/effects.ts'
import type { Fault } from '../../../../contract/control/exchanges.ts'
import type { Moment } from '../../../../contract/control/history.ts'
import type { MemberLine } from '../../../../contract/control/members.ts'
import type { Persona } from '../../../../contract/control/personas.ts'
import type { Scenario } from '../../../../contract/control/world.ts'
import { type VariantName, variants, type Variants } from '../../../../contract/enums/variants.ts'
import type { ChosenLook } from '../../../../contract/phone-messages.ts'
import { type BackendMode, isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { chooseBackend } from '../../features/backend/choose-backend.ts'
import { openCapsule, saveCapsule } from '../../features/capsule/capsule.ts'
import { showFailure } from '../../features/faults/fault-actions.ts'
import { faultPresets } from '../../features/faults/fault-form.tsx'
import { takePicture, toggleRecording } from '../../features/presenting/capture.tsx'
import { endPresenting, openPresenter, present } from '../../features/presenting/presenting-actions.ts'
import { networkOptions, textSizeOptions, themeOptions, documentedRoutes } from '../../features/stage/phone-popups.tsx'
import { control } from '../../hub/control/call-control.ts'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { setFaults } from '../../hub/control/faults.ts'
import { attempt, flash } from '../../hub/control/flash.ts'
import type { StorylineLine } from '../../hub/control/queries.ts'
import {
  changePhone,
  chooseQuiet,
  enterPhone,
  leavePhone,
  openOnPhone,
  reloadPhones,
} from '../../hub/phones/phone-actions.ts'
import { orderPhone } from '../../hub/phones/phone-link.ts'
import {
  handsetDialogAtom,
  dockFoldedAtom,
  isPresentingAtom,
  moveOpenAtom,
  quietAtom,
  deviceNames,
  phoneCountAtom,
  phonesAtom,
  store,
} from '../../hub/state.ts'
import { chooseTheme } from '../../hub/theme.ts'
import { changeVariant, variantTexts } from '../../hub/world/change-variant.ts'
import { goTo, jump, jumpToEdge, redo, setPace, setTownActivity, undo } from '../../hub/world/clock-actions.ts'
import { edgeLabels, formatMoment, momentText } from '../../hub/world/moments.ts'
import { resetWorld, saveWorld, startStory } from '../../hub/world/world-actions.ts'
import { personaTitle } from '../../parts/people.ts'
import { type Command, type CommandRow, inGroup, inLongGroup } from './commands.ts'

const durations = [
  ['PT1H', '1時間進める'],
  ['P1D', '24時間進める'],
  ['P7D', '7日進める'],
  ['P31D', '31日進める'],
] as const

/** Moves, runs and rewinds virtual time. */
export const timeCommands = (isTownActive: boolean): readonly Command[] =>
  inGroup('時刻', [
    ...edges.map((edge): CommandRow => [
      `${edgeLabels[edge]}へ進める`,
      `jump ${edge} 移動`,
      'clock',
      () => jumpToEdge(edge),
    ]),
    ...durations.map(([advance, title]): CommandRow => [
      title,
      `jump advance 移動 ${advance}`,
      'clock',
      () => jump({ advance }),
    ]),
    [
      isTownActive ? '町の会員を休ませる' : '町の会員も動かす',
      'town activity living 町 動く 足跡 いいね 返信',
      'users',
      () => setTownActivity(!isTownActive),
    ],
    ['日時を指定して移動…', 'jump date', 'calendar', () => store.set(moveOpenAtom, true)],
    ['元に戻す', 'rewind undo 直前', 'undo', undo],
    ['やり直す', 'redo', 'redo', redo],
    ['時計を止める', 'stop freeze 停止', 'pause', () => setPace('frozen')],
    ['時計を動かす', 'run play 進行 1', 'play', () => setPace(1)],
    ['時計を60×で動かす', 'run play 進行 60', 'play', () => setPace(60)],
    ['時計を3600×で動かす', 'run play 進行 3600', 'play', () => setPace(3600)],
  ])

/** Presents the stage and keeps it quiet. */
export function stageCommands(): readonly Command[] {
  const isPresenting = store.get(isPresentingAtom)
  const isQuiet = store.get(quietAtom)
  return inGroup('ステージ', [
    isPresenting
      ? ['発表を終える', 'present full screen 全画面 デモ', 'present', endPresenting]
      : ['発表する', 'present full screen 全画面 デモ', 'present', present],
    ['発表者の画面を開く', 'presenter notes メモ 台本', 'document', openPresenter],
    ['ステージの写真を保存', 'screenshot png スクリーンショット', 'camera', takePicture],
    ['ステージの録画を始める・終える', 'record video 動画', 'record', toggleRecording],
    isQuiet
      ? ['静かな画面をやめる', 'quiet お知らせ ダイアログ', 'bell', () => chooseQuiet(false)]
      : ['静かな画面にする', 'quiet お知らせ ダイアログ', 'eye-off', () => chooseQuiet(true)],
    ['パネルをたたむ・開く', 'fold dock panels', 'chevron-right', () => store.set(dockFoldedAtom, (folded) => !folded)],
  ])
}

/** Saved worlds, capsules, scenarios and the theme. */
export const worldCommands = (scenarios: readonly Scenario[]): readonly Command[] => [
  ...inGroup('世界', [
    ['スナップショットを保存', 'snapshot save', 'save', () => attempt(() => saveWorld(''))],
    [
      '不具合を1ファイルに書き出す',
      'capsule bug report export save file カプセル 場面',
      'download',
      () => attempt(saveCapsule),
    ],
    ['ファイルから場面を開く…', 'capsule import open file カプセル 読み込む', 'upload', () => attempt(openCapsule)],
  ]),
  ...inGroup(
    'シナリオ',
    scenarios.map(({ key, title, text }) => [
      `シナリオ「${title}」を始める`,
      `scenario reset ${key} ${text}`,
      'flag',
      () => attempt(() => resetWorld({ scenario: key })),
    ]),
  ),
  ...inGroup('表示', [
    ['昼の配色にする', 'theme light テーマ', 'sun', () => chooseTheme('light')],
    ['夜の配色にする', 'theme dark テーマ', 'moon', () => chooseTheme('dark')],
    ['配色をシステムに合わせる', 'theme system テーマ', 'refresh', () => chooseTheme('system')],
  ]),
]

/** Number of latest moments that can be found by name. */
const mostMoments = 200

/** Storylines to begin, and moments to go to, the latest first. */
export const historyCommands = (
  storylines: readonly StorylineLine[],
  moments: readonly Moment[],
  present: number | undefined,
): readonly Command[] => [
  ...inGroup(
    '筋書き',
    storylines.map(({ key, title, text }) => [
      `筋書き「${title}」を始める`,
      `storyline ${key} ${text}`,
      'book',
      () => attempt(() => startStory(key)),
    ]),
  ),
  ...inLongGroup(
    '履歴',
    moments
      .filter(({ id }) => id !== present)
      .slice(-mostMoments)
      .toReversed()
      .map((moment) => [
        `「${momentText(moment)}」（${formatMoment(Date.parse(moment.at))}）へ移る`,
        `moment history ${moment.member?.name ?? ''}`,
        'branch',
        () => goTo(moment.id),
      ]),
  ),
]

/** The phones on the stage: login, page, size, and the look of each. */
export function phoneCommands(
  phones: readonly PhoneName[],
  mode: BackendMode,
  personas: readonly Persona[],
): readonly Command[] {
  const of = (phone: PhoneName) => {
    const group = `スマートフォン ${phone.toUpperCase()}`
    const change = (part: ChosenLook) => changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })
    const turn = () => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true })
    // Only the mock can log a member in, or show a phone on a real one.
    const ofMock: readonly CommandRow[] = [
      ...personas.map((persona): CommandRow => [
        `${personaTitle(persona)}でログイン`,
        `login persona ${persona.key} ${phone}`,
        'person',
        () => attempt(() => enterPhone(phone, persona.email)),
      ]),
      ['実機で開く', `qr real device handset ${phone}`, 'qr', () => store.set(handsetDialogAtom, phone)],
    ]
    return [
      ...inGroup(group, [
        ...(isRealTo(mode, phone) ? [] : ofMock),
        ['再読み込み', `reload ${phone}`, 'refresh', () => orderPhone(phone, { kind: 'reload' })],
        ['ログアウト', `logout sign-out ${phone}`, 'logout', () => leavePhone(phone)],
        ...deviceNames.map((device): CommandRow => [
          `画面を ${device} にする`,
          `device size ${phone}`,
          'phone',
          () => changePhone(phone, { device }),
        ]),
        ['縦横を変える', `rotate turn 回転 ${phone}`, 'phone', turn],
      ]),
      ...inLongGroup(group, [
        ...themeOptions.map(({ value, label }): CommandRow => [
          `配色を「${label}」にする`,
          `theme ${value} ${phone}`,
          'moon',
          () => change({ theme: value === 'stage' ? undefined : value }),
        ]),
        ...textSizeOptions.map(({ size, label }): CommandRow => [
          `文字を ${label} にする`,
          `text size ${phone}`,
          'edit',
          () => change({ textSize: size }),
        ]),
        ...networkOptions.map(({ value, label }): CommandRow => [
          `回線を「${label}」にする`,
          `network offline slow ${value} ${phone}`,
          'wifi-off',
          () => change({ network: value }),
        ]),
        ...documentedRoutes.map(({ path, title }): CommandRow => [
          `${title}を開く`,
          `page route ${path} ${phone}`,
          'link',
          () => openOnPhone(phone, path),
        ]),
      ]),
    ]
  }
  const all = inGroup('ステージ', [
    ['すべてのスマートフォンを再読み込み', 'reload phones', 'refresh', reloadPhones],
    ...phoneNames.map((_, index): CommandRow => [
      `スマートフォンを${index + 1}台にする`,
      'phones count',
      'phone',
      () => store.set(phoneCountAtom, index + 1),
    ]),
  ])
  return [...all, ...phones.flatMap(of)]
}

/** Every switch with every value except the present value. */
export const variantCommands = (present: Variants | undefined): readonly Command[] =>
  inLongGroup(
    'バリエーション',
    (Object.keys(variants) as VariantName[]).flatMap((name) =>
      variants[name]
        .filter((value) => value !== present?.[name])
        .map((value): CommandRow => [
          `${variantTexts[name].title}を「${variantTexts[name].values[value] ?? value}」にする`,
          `variant ${name} ${value} ${variantTexts[name].text}`,
          'filter',
          () => changeVariant({ [name]: value }),
        ]),
    ),
  )

/** Switches to the mock at once. A real API goes through the panel, which checks it first. */
export const backendCommands = (mode: BackendMode, openPanel: (address: string) => void): readonly Command[] =>
  inGroup('接続先', [
    mode === 'mock'
      ? ['実際の API につなぐ…', 'backend real beside 見比べる 並べる', 'swap', () => openPanel('/backend')]
      : ['モックに戻す', 'backend mock', 'swap', () => attempt(() => chooseBackend('mock'))],
  ])

/** Replaces the faults and says it. */
const changeFaults = (change: (faults: readonly Fault[]) => readonly Fault[], done: string) =>
  attempt(async () => {
    await setFaults(change(await control.listFaults()))
    flash(done)
  })

/** Faults, and the documented refusals one by one. */
export const faultCommands = (failures: readonly Failure[]): readonly Command[] => [
  ...inGroup('障害', [
    ...faultPresets.map(({ title, fault }): CommandRow => [
      `障害「${title}」を加える`,
      'fault',
      'bolt',
      () => changeFaults((faults) => [...faults, fault], `障害「${title}」を加えました`),
    ]),
    ['障害をすべて解除', 'fault clear', 'close', () => changeFaults(() => [], '障害をすべて解除しました')],
  ]),
  ...inLongGroup(
    'この失敗を見せる',
    failures.map((failure) => [
      `「${failure.text}」を見せる`,
      `failure ${endpointTitle({ id: failure.call, summary: '' })} ${failure.status} ${failure.path} ${failure.ids.join(' ')}`,
      'warning',
      () => attempt(() => showFailure(failure)),
    ]),
  ),
]

/** Members found by name, number or mail address, for each phone. */
export const townCommands = (
  phones: readonly PhoneName[],
  members: readonly MemberLine[],
  asked: string,
): readonly Command[] =>
  members.flatMap(({ id, email, name }) =>
    phones.flatMap((phone) =>
      inGroup(`町の会員 ・ ${phone.toUpperCase()}`, [
        [
          `${name || email} #${id} でログイン`,
          // The server searches, because it normalises texts by its own rules.
          `member town ${email} ${asked} #${asked}`,
          'person',
          () => attempt(() => enterPhone(phone, email)),
        ],
      ]),
    ),
  )

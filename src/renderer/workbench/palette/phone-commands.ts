import { type BackendMode, isRealTo } from '../../../contract/control/drift.ts'
import type { ChosenLook } from '../../../contract/control/phone-messages.ts'
import type { Persona } from '../../../contract/control/world.ts'
import { type PhoneName, phoneNames } from '../../../contract/rules/start-options.ts'
import { handsetDialogAtom } from '../handset/handset.tsx'
import { attempt } from '../parts/flash.ts'
import { takePicture, toggleRecording } from '../presenting/capture.tsx'
import { openPresenter } from '../presenting/presenting-actions.ts'
import { endPresenting, present } from '../presenting/presenting-actions.ts'
import { networkOptions, textSizeOptions, themeOptions } from '../stage/look.tsx'
import { personaTitle } from '../stage/persona-picker.tsx'
import { changePhone, chooseQuiet, enterPhone, leavePhone, openOnPhone, reloadPhones } from '../stage/phone-actions.ts'
import { orderPhone } from '../stage/phone-link.ts'
import { documentedRoutes } from '../stage/route-picker.tsx'
import { dockFoldedAtom, isPresentingAtom, quietAtom } from '../state/layout.ts'
import { deviceNames, phoneCountAtom, phonesAtom, store } from '../state/phones.ts'
import { type Command, inGroup } from './commands.ts'

/** Orientation, theme, text size and connection of one phone. */
function lookCommands(phone: PhoneName): readonly Omit<Command, 'group'>[] {
  const change = (part: ChosenLook) => changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })
  return [
    {
      title: '縦横を変える',
      words: `rotate turn 回転 ${phone}`,
      icon: 'phone',
      run: () => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true }),
    },
    ...themeOptions.map(({ value, label }) => ({
      title: `配色を「${label}」にする`,
      words: `theme ${value} ${phone}`,
      icon: 'moon' as const,
      isOneOfMany: true as const,
      run: () => change({ theme: value === 'stage' ? undefined : value }),
    })),
    ...textSizeOptions.map(({ size, label }) => ({
      title: `文字を ${label} にする`,
      words: `text size ${phone}`,
      icon: 'edit' as const,
      isOneOfMany: true as const,
      run: () => change({ textSize: size }),
    })),
    ...networkOptions.map(({ value, label }) => ({
      title: `回線を「${label}」にする`,
      words: `network offline slow ${value} ${phone}`,
      icon: 'wifi-off' as const,
      isOneOfMany: true as const,
      run: () => change({ network: value }),
    })),
  ]
}

/** Commands that only the mock can carry out on a phone. */
function mockCommands(phone: PhoneName, personas: readonly Persona[]): readonly Omit<Command, 'group'>[] {
  return [
    ...personas.map((persona) => ({
      title: `${personaTitle(persona)}でログイン`,
      words: `login persona ${persona.key} ${phone}`,
      icon: 'person' as const,
      run: () => attempt(() => enterPhone(phone, persona.email)),
    })),
    {
      title: '実機で開く',
      words: `qr real device handset ${phone}`,
      icon: 'qr',
      run: () => store.set(handsetDialogAtom, phone),
    },
  ]
}

/** Commands for the phones on the stage. */
export function phoneCommands(
  phones: readonly PhoneName[],
  mode: BackendMode,
  personas: readonly Persona[],
): readonly Command[] {
  const each = phones.flatMap((phone) =>
    inGroup(`スマートフォン ${phone.toUpperCase()}`, [
      ...(isRealTo(mode, phone) ? [] : mockCommands(phone, personas)),
      {
        title: '再読み込み',
        words: `reload ${phone}`,
        icon: 'refresh',
        run: () => orderPhone(phone, { kind: 'reload' }),
      },
      {
        title: 'ログアウト',
        words: `logout sign-out ${phone}`,
        icon: 'logout',
        run: () => leavePhone(phone),
      },
      ...deviceNames.map((device) => ({
        title: `画面を ${device} にする`,
        words: `device size ${phone}`,
        icon: 'phone' as const,
        run: () => changePhone(phone, { device }),
      })),
      ...lookCommands(phone),
      ...documentedRoutes.map(({ path, title }) => ({
        title: `${title}を開く`,
        words: `page route ${path} ${phone}`,
        icon: 'link' as const,
        isOneOfMany: true as const,
        run: () => openOnPhone(phone, path),
      })),
    ]),
  )
  const all = inGroup('ステージ', [
    {
      title: 'すべてのスマートフォンを再読み込み',
      words: 'reload phones',
      icon: 'refresh',
      run: reloadPhones,
    },
    ...phoneNames.map((_, index) => ({
      title: `スマートフォンを${index + 1}台にする`,
      words: 'phones count',
      icon: 'phone' as const,
      run: () => store.set(phoneCountAtom, index + 1),
    })),
  ])
  return [...all, ...each]
}

/** Commands to present the stage and to keep it quiet. */
export function stageCommands(): readonly Command[] {
  const isPresenting = store.get(isPresentingAtom)
  const isQuiet = store.get(quietAtom)
  return inGroup('ステージ', [
    {
      title: isPresenting ? '発表を終える' : '発表する',
      words: 'present full screen 全画面 デモ',
      icon: 'present',
      run: isPresenting ? endPresenting : present,
    },
    {
      title: '発表者の画面を開く',
      words: 'presenter notes メモ 台本',
      icon: 'document',
      run: openPresenter,
    },
    {
      title: 'ステージの写真を保存',
      words: 'screenshot png スクリーンショット',
      icon: 'camera',
      run: takePicture,
    },
    {
      title: 'ステージの録画を始める・終える',
      words: 'record video 動画',
      icon: 'record',
      run: toggleRecording,
    },
    {
      title: isQuiet ? '静かな画面をやめる' : '静かな画面にする',
      words: 'quiet お知らせ ダイアログ',
      icon: isQuiet ? 'bell' : 'eye-off',
      run: () => chooseQuiet(!isQuiet),
    },
    {
      title: 'パネルをたたむ・開く',
      words: 'fold dock panels',
      icon: 'chevron-right',
      run: () => store.set(dockFoldedAtom, (folded) => !folded),
    },
  ])
}

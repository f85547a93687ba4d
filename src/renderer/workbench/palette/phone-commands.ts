import { type BackendMode, isRealTo } from '../../../contract/control/drift.ts'
import type { Persona } from '../../../contract/control/world.ts'
import { phoneNames, type PhoneName } from '../../../contract/rules/start-options.ts'
import { handsetDialogAtom } from '../handset/handset-actions.ts'
import { attempt } from '../parts/flash.ts'
import { toggleRecording, takePicture } from '../presenting/capture.tsx'
import { openPresenter } from '../presenting/presenter-link.ts'
import { endPresenting, present } from '../presenting/presenting-actions.ts'
import { personaTitle } from '../stage/persona-picker.tsx'
import { changePhone, enterPhone, leavePhone, openOnPhone, reloadPhones, chooseQuiet } from '../stage/phone-actions.ts'
import { orderPhone } from '../stage/phone-link.ts'
import { documentedRoutes } from '../stage/route-picker.tsx'
import { dockFoldedAtom, quietAtom } from '../state/layout.ts'
import { deviceNames, phoneCountAtom, store } from '../state/phones.ts'
import { isPresentingAtom } from '../state/presenting.ts'
import type { Command } from './commands.ts'
import { lookCommands } from './commands.ts'

/** Commands for the phones on the stage. */
export function phoneCommands(
  phones: readonly PhoneName[],
  mode: BackendMode,
  personas: readonly Persona[],
): readonly Command[] {
  const each = phones.flatMap((phone): Command[] => {
    const group = `スマートフォン ${phone.toUpperCase()}`
    const isReal = isRealTo(mode, phone)
    return [
      ...(isReal ? [] : personas).map((persona) => ({
        id: `enter-${phone}-${persona.key}`,
        group,
        title: `${personaTitle(persona)}でログイン`,
        words: `login persona ${persona.key} ${phone}`,
        icon: 'person' as const,
        run: () => attempt(() => enterPhone(phone, persona.email)),
      })),
      {
        id: `reload-${phone}`,
        group,
        title: '再読み込み',
        words: `reload ${phone}`,
        icon: 'refresh',
        run: () => orderPhone(phone, { kind: 'reload' }),
      },
      {
        id: `leave-${phone}`,
        group,
        title: 'ログアウト',
        words: `logout sign-out ${phone}`,
        icon: 'logout',
        run: () => leavePhone(phone),
      },
      ...(isReal
        ? []
        : [
            {
              id: `handset-${phone}`,
              group,
              title: '実機で開く',
              words: `qr real device handset ${phone}`,
              icon: 'qr' as const,
              run: () => store.set(handsetDialogAtom, phone),
            },
          ]),
      ...deviceNames.map((device) => ({
        id: `device-${phone}-${device}`,
        group,
        title: `画面を ${device} にする`,
        words: `device size ${phone}`,
        icon: 'phone' as const,
        run: () => changePhone(phone, { device }),
      })),
      ...lookCommands(phone, group),
      ...documentedRoutes.map(({ path, title }) => ({
        id: `page-${phone}-${path}`,
        group,
        title: `${title}を開く`,
        words: `page route ${path} ${phone}`,
        icon: 'link' as const,
        isOneOfMany: true as const,
        run: () => openOnPhone(phone, path),
      })),
    ]
  })
  return [
    {
      id: 'reload-all',
      group: 'ステージ',
      title: 'すべてのスマートフォンを再読み込み',
      words: 'reload phones',
      icon: 'refresh',
      run: reloadPhones,
    },
    ...phoneNames.map((_, index) => ({
      id: `count-${index + 1}`,
      group: 'ステージ',
      title: `スマートフォンを${index + 1}台にする`,
      words: 'phones count',
      icon: 'phone' as const,
      run: () => store.set(phoneCountAtom, index + 1),
    })),
    ...each,
  ]
}

const group = 'ステージ'

/** Commands to present the stage and to keep it quiet. */
export function stageCommands(): readonly Command[] {
  const isPresenting = store.get(isPresentingAtom)
  const isQuiet = store.get(quietAtom)
  return [
    {
      id: 'present',
      group,
      title: isPresenting ? '発表を終える' : '発表する',
      words: 'present full screen 全画面 デモ',
      icon: 'present',
      run: isPresenting ? endPresenting : present,
    },
    {
      id: 'presenter',
      group,
      title: '発表者の画面を開く',
      words: 'presenter notes メモ 台本',
      icon: 'document',
      run: openPresenter,
    },
    {
      id: 'picture',
      group,
      title: 'ステージの写真を保存',
      words: 'screenshot png スクリーンショット',
      icon: 'camera',
      run: takePicture,
    },
    {
      id: 'record',
      group,
      title: 'ステージの録画を始める・終える',
      words: 'record video 動画',
      icon: 'record',
      run: toggleRecording,
    },
    {
      id: 'quiet',
      group,
      title: isQuiet ? '静かな画面をやめる' : '静かな画面にする',
      words: 'quiet お知らせ ダイアログ',
      icon: isQuiet ? 'bell' : 'eye-off',
      run: () => chooseQuiet(!isQuiet),
    },
    {
      id: 'fold',
      group,
      title: 'パネルをたたむ・開く',
      words: 'fold dock panels',
      icon: 'chevron-right',
      run: () => store.set(dockFoldedAtom, (folded) => !folded),
    },
  ]
}

import { edges } from '../../../contract/control/effects.ts'
import type { Scenario } from '../../../contract/control/world.ts'
import { openCapsule, saveCapsule } from '../capsule/capsule.ts'
import { resetWorld, saveSnapshot } from '../panels/world-actions.ts'
import { attempt } from '../parts/flash.ts'
import { chooseTheme } from '../parts/machine.ts'
import { moveOpenAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { jump, jumpToEdge, setPace, setTownActivity } from '../time/clock-actions.ts'
import { edgeLabels } from '../time/effect-kinds.ts'
import { redo, undo } from '../time/undo.tsx'
import { type Command, inGroup } from './commands.ts'

/** Commands for snapshots, capsules, scenarios and the theme. */
export function worldCommands(scenarios: readonly Scenario[]): readonly Command[] {
  return [
    ...inGroup('世界', [
      {
        title: 'スナップショットを保存',
        words: 'snapshot save',
        icon: 'save',
        run: () => attempt(() => saveSnapshot('')),
      },
      {
        title: '不具合を1ファイルに書き出す',
        words: 'capsule bug report export save file カプセル 場面',
        icon: 'download',
        run: () => attempt(saveCapsule),
      },
      {
        title: 'ファイルから場面を開く…',
        words: 'capsule import open file カプセル 読み込む',
        icon: 'upload',
        run: () => attempt(openCapsule),
      },
    ]),
    ...inGroup(
      'シナリオ',
      scenarios.map(({ key, title, text }) => ({
        title: `シナリオ「${title}」を始める`,
        words: `scenario reset ${key} ${text}`,
        icon: 'flag',
        run: () => attempt(() => resetWorld({ scenario: key })),
      })),
    ),
    ...inGroup(
      '表示',
      themes.map(({ choice, title, icon }) => ({
        title,
        words: `theme ${choice} テーマ`,
        icon,
        run: () => chooseTheme(choice),
      })),
    ),
  ]
}

const themes = [
  { choice: 'light', title: '昼の配色にする', icon: 'sun' },
  { choice: 'dark', title: '夜の配色にする', icon: 'moon' },
  { choice: 'system', title: '配色をシステムに合わせる', icon: 'refresh' },
] as const

const advances = [
  { advance: 'PT1H', title: '1時間進める' },
  { advance: 'P1D', title: '24時間進める' },
  { advance: 'P7D', title: '7日進める' },
  { advance: 'P31D', title: '31日進める' },
] as const

/** Commands to move, run and rewind virtual time. */
export function timeCommands(isTownActive: boolean): readonly Command[] {
  return inGroup('時刻', [
    ...edges.map((edge) => ({
      title: `${edgeLabels[edge]}へ進める`,
      words: `jump ${edge} 移動`,
      icon: 'clock' as const,
      run: () => jumpToEdge(edge),
    })),
    ...advances.map(({ advance, title }) => ({
      title,
      words: `jump advance 移動 ${advance}`,
      icon: 'clock' as const,
      run: () => jump({ advance }),
    })),
    {
      title: isTownActive ? '町の会員を休ませる' : '町の会員も動かす',
      words: 'town activity living 町 動く 足跡 いいね 返信',
      icon: 'users',
      run: () => setTownActivity(!isTownActive),
    },
    {
      title: '日時を指定して移動…',
      words: 'jump date',
      icon: 'calendar',
      run: () => store.set(moveOpenAtom, true),
    },
    { title: '元に戻す', words: 'rewind undo 直前', icon: 'undo', run: undo },
    { title: 'やり直す', words: 'redo', icon: 'redo', run: redo },
    { title: '時計を止める', words: 'stop freeze 停止', icon: 'pause', run: () => setPace('frozen') },
    ...[1, 60, 3600].map((speed) => ({
      title: speed === 1 ? '時計を動かす' : `時計を${speed}×で動かす`,
      words: `run play 進行 ${speed}`,
      icon: 'play' as const,
      run: () => setPace(speed),
    })),
  ])
}

import { edges } from '../../../contract/control/effects.ts'
import type { Scenario } from '../../../contract/control/world.ts'
import { openCapsule } from '../capsule/open-capsule.ts'
import { saveCapsule } from '../capsule/save-capsule.ts'
import { resetWorld, saveSnapshot } from '../panels/world-actions.ts'
import { attempt } from '../parts/flash.ts'
import { chooseTheme } from '../parts/machine.ts'
import { moveOpenAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { jump, jumpToEdge, setPace, setTownActivity } from '../time/clock-actions.ts'
import { edgeLabels } from '../time/effect-kinds.ts'
import { redo, undo } from '../time/history-actions.ts'
import type { Command } from './commands.ts'

/** Commands for snapshots, capsules, scenarios and the theme. */
export function worldCommands(scenarios: readonly Scenario[]): readonly Command[] {
  return [
    {
      id: 'snapshot',
      group: '世界',
      title: 'スナップショットを保存',
      words: 'snapshot save',
      icon: 'save',
      run: () => attempt(() => saveSnapshot('')),
    },
    {
      id: 'capsule-save',
      group: '世界',
      title: '不具合を1ファイルに書き出す',
      words: 'capsule bug report export save file カプセル 場面',
      icon: 'download',
      run: () => attempt(saveCapsule),
    },
    {
      id: 'capsule-open',
      group: '世界',
      title: 'ファイルから場面を開く…',
      words: 'capsule import open file カプセル 読み込む',
      icon: 'upload',
      run: () => attempt(openCapsule),
    },
    ...scenarios.map(({ key, title, text }) => ({
      id: `scenario-${key}`,
      group: 'シナリオ',
      title: `シナリオ「${title}」を始める`,
      words: `scenario reset ${key} ${text}`,
      icon: 'flag' as const,
      run: () => attempt(() => resetWorld({ scenario: key })),
    })),
    ...(
      [
        ['light', '昼の配色にする', 'sun'],
        ['dark', '夜の配色にする', 'moon'],
        ['system', '配色をシステムに合わせる', 'refresh'],
      ] as const
    ).map(([choice, title, icon]) => ({
      id: `theme-${choice}`,
      group: '表示',
      title,
      words: `theme ${choice} テーマ`,
      icon,
      run: () => chooseTheme(choice),
    })),
  ]
}

const group = '時刻'

/** Commands to move, run and rewind virtual time. */
export function timeCommands(isTownActive: boolean): readonly Command[] {
  return [
    ...edges.map((edge) => ({
      id: `edge-${edge}`,
      group,
      title: `${edgeLabels[edge]}へ進める`,
      words: `jump ${edge} 移動`,
      icon: 'clock' as const,
      run: () => jumpToEdge(edge),
    })),
    ...[
      ['PT1H', '1時間進める'],
      ['P1D', '24時間進める'],
      ['P7D', '7日進める'],
      ['P31D', '31日進める'],
    ].map(([advance = '', title = '']) => ({
      id: `advance-${advance}`,
      group,
      title,
      words: `jump advance 移動 ${advance}`,
      icon: 'clock' as const,
      run: () => jump({ advance }),
    })),
    {
      id: 'town-activity',
      group,
      title: isTownActive ? '町の会員を休ませる' : '町の会員も動かす',
      words: 'town activity living 町 動く 足跡 いいね 返信',
      icon: 'users',
      run: () => setTownActivity(!isTownActive),
    },
    {
      id: 'move',
      group,
      title: '日時を指定して移動…',
      words: 'jump date',
      icon: 'calendar',
      run: () => store.set(moveOpenAtom, true),
    },
    { id: 'undo', group, title: '元に戻す', words: 'rewind undo 直前', icon: 'undo', run: undo },
    { id: 'redo', group, title: 'やり直す', words: 'redo', icon: 'redo', run: redo },
    {
      id: 'freeze',
      group,
      title: '時計を止める',
      words: 'stop freeze 停止',
      icon: 'pause',
      run: () => setPace('frozen'),
    },
    ...[1, 60, 3600].map((speed) => ({
      id: `pace-${speed}`,
      group,
      title: speed === 1 ? '時計を動かす' : `時計を${speed}×で動かす`,
      words: `run play 進行 ${speed}`,
      icon: 'play' as const,
      run: () => setPace(speed),
    })),
  ]
}

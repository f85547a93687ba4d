import { edges } from '../../../contract/control/effects.ts'
import { moveOpenAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { jump, jumpToEdge, setPace, setTownActivity } from '../time/clock-actions.ts'
import { edgeLabels } from '../time/effect-kinds.ts'
import { redo, undo } from '../time/history-actions.ts'
import type { Command } from './command.ts'

const group = '時刻'

/** Moving, running and rewinding virtual time. */
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

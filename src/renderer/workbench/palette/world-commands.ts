import type { Scenario } from '../../../contract/control/world.ts'
import { openCapsule } from '../capsule/open-capsule.ts'
import { saveCapsule } from '../capsule/save-capsule.ts'
import { resetWorld } from '../panels/personas/reset-world.ts'
import { saveSnapshot } from '../panels/snapshots/snapshot-actions.ts'
import { attempt } from '../parts/flash.ts'
import { chooseTheme } from '../parts/use-theme.ts'
import type { Command } from './command.ts'

/** Snapshots, capsules, scenarios, and the light. */
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

import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { openCapsule, saveCapsule } from './capsule.ts'

export const capsuleCommands: readonly Command[] = inGroup('世界', [
  [
    '不具合を1ファイルに書き出す',
    'capsule bug report export save file カプセル 場面',
    'download',
    () => attempt(saveCapsule),
  ],
  ['ファイルから場面を開く…', 'capsule import open file カプセル 読み込む', 'upload', () => attempt(openCapsule)],
])

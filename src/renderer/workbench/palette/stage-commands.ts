import { toggleRecording, takePicture } from '../presenting/capture.tsx'
import { openPresenter } from '../presenting/presenter-link.ts'
import { endPresenting, present } from '../presenting/presenting-actions.ts'
import { chooseQuiet } from '../stage/phone-actions.ts'
import { dockFoldedAtom, quietAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { isPresentingAtom } from '../state/presenting.ts'
import type { Command } from './command.ts'

const group = 'ステージ'

/** Showing the stage, and keeping it quiet. */
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

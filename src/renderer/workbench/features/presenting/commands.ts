import { type Command, inGroup } from '../../hub/commands.ts'
import { takePicture, toggleRecording } from './capture.tsx'
import { endPresenting, openPresenter, present } from './presenting-actions.ts'

/** Presents and records the stage. */
export const presentingCommands = (isPresenting: boolean): readonly Command[] =>
  inGroup('ステージ', [
    isPresenting
      ? ['発表を終える', 'present full screen 全画面 デモ', 'present', endPresenting]
      : ['発表する', 'present full screen 全画面 デモ', 'present', present],
    ['発表者の画面を開く', 'presenter notes メモ 台本', 'document', openPresenter],
    ['ステージの写真を保存', 'screenshot png スクリーンショット', 'camera', takePicture],
    ['ステージの録画を始める・終える', 'record video 動画', 'record', toggleRecording],
  ])

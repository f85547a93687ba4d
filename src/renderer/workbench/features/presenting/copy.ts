import type { Copy } from '../../hub/language.ts'

const ja = {
  command: {
    end: '発表を終える',
    present: '発表する',
    presentSearch: '全画面 デモ',
    openPresenter: '発表者の画面を開く',
    presenterSearch: 'メモ 台本',
    savePicture: 'ステージの写真を保存',
    pictureSearch: 'スクリーンショット',
    toggleVideo: 'ステージの録画を始める・終える',
    videoSearch: '動画',
  },
}

const en: typeof ja = {
  command: {
    end: 'End presentation',
    present: 'Present',
    presentSearch: 'full screen demo',
    openPresenter: 'Open presenter view',
    presenterSearch: 'notes script',
    savePicture: 'Save a picture of the stage',
    pictureSearch: 'screenshot png',
    toggleVideo: 'Start or stop a video of the stage',
    videoSearch: 'record',
  },
}

export const presentingCopy: Copy<typeof ja> = { ja, en }

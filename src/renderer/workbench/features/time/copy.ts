import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '時刻',
  search: '出来事 予定',
  command: {
    jumpTo: (edge: string) => `${edge}へ進める`,
    jumpSearch: '移動',
    advance: { PT1H: '1時間進める', P1D: '24時間進める', P7D: '7日進める', P31D: '31日進める' },
    town: (isOn: boolean): string => (isOn ? '町の会員を休ませる' : '町の会員も動かす'),
    townSearch: '町 動く 足跡 いいね 返信',
    moveToDate: '日時を指定して移動…',
    stop: '時計を止める',
    stopSearch: '停止',
    run: '時計を動かす',
    runFast: (speed: number) => `時計を${speed}×で動かす`,
    runSearch: '進行',
  },
}

const en: typeof ja = {
  title: 'Time',
  search: 'clock log events schedule',
  command: {
    jumpTo: (edge) => `Advance to ${edge}`,
    jumpSearch: 'jump',
    advance: {
      PT1H: 'Advance 1 hour',
      P1D: 'Advance 24 hours',
      P7D: 'Advance 7 days',
      P31D: 'Advance 31 days',
    },
    town: (isOn) => (isOn ? 'Stop town activity' : 'Start town activity'),
    townSearch: 'living footprints likes replies',
    moveToDate: 'Advance to a date…',
    stop: 'Stop the clock',
    stopSearch: 'freeze pause',
    run: 'Run the clock',
    runFast: (speed) => `Run the clock at ${speed}×`,
    runSearch: 'play',
  },
}

export const timeCopy: Copy<typeof ja> = { ja, en }

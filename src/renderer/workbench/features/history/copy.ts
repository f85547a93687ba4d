import { counted, grouped } from '../../../../contract/rules/english-amounts.ts'
import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '履歴と保存',
  search: '枝 元に戻す やり直す スナップショット カプセル 復元 戻れる時点 不具合',
  command: {
    saveSnapshot: 'スナップショットを保存',
    undo: '元に戻す',
    undoSearch: '直前',
    redo: 'やり直す',
    goTo: (moment: string, at: string) => `「${moment}」（${at}）へ移動`,
  },
  now: 'いま',
  changes: (moment: string, count: number) => `「${moment}」の世界の変化 ${count}件`,
  goToMoment: (moment: string) => `「${moment}」へ移動`,
  recordFrom: (moment: string) => `「${moment}」から記録`,
  goTo: '移動',
  room: (used: string, most: string) => `ディスクの${used} MBを使っています（${most} MBまで）。`,
  nearlyFull: (oldest: string) =>
    `まもなく履歴がいっぱいになります。次に別の世界を開くか時間を大きく進めると、いちばん古い「${oldest}」から順に削除されます。残したい世界は、その時点へ移動してスナップショットを保存してください。`,
  forgotten: (count: number) => `容量の上限に達したため、古い時点${count}件を削除しました。`,
  moments: '時点',
  count: (moments: number, branches: number, room: string) =>
    `時点 ${grouped(moments)}件 ・ 枝 ${branches}本 ・ 戻っても枝は消えません。${room}`,
  goBackTo: (name: string) => `「${name}」に戻す`,
  goBack: '戻す',
  remove: '削除',
  reallyRemove: '削除する',
  snapshotName: 'スナップショットの名前',
  snapshotHint: '名前（空欄なら日時）',
  save: '保存',
  saved: 'スナップショット',
}

const en: typeof ja = {
  title: 'History and files',
  search: 'undo redo branch snapshots capsules restore bug',
  command: {
    saveSnapshot: 'Save a snapshot',
    undo: 'Undo',
    undoSearch: 'rewind previous',
    redo: 'Redo',
    goTo: (moment, at) => `Go to “${moment}” (${at})`,
  },
  now: 'Now',
  changes: (moment, count) => `World changes in “${moment}”: ${count}`,
  goToMoment: (moment) => `Go to “${moment}”`,
  recordFrom: (moment) => `Record from “${moment}”`,
  goTo: 'Go',
  room: (used, most) => `${used} of ${most} MB on disk.`,
  nearlyFull: (oldest) =>
    `The history is almost full. The next new world or large jump removes the oldest moments, “${oldest}” first. To keep a world, go to it and save a snapshot.`,
  forgotten: (count) => `Removed ${counted(count, 'old moment')} to make room.`,
  moments: 'Moments',
  count: (moments, branches, room) =>
    `${counted(moments, 'moment')} · ${counted(branches, 'branch', 'branches')} · Going back keeps all branches. ${room}`,
  goBackTo: (name) => `Restore “${name}”`,
  goBack: 'Restore',
  remove: 'Delete',
  reallyRemove: 'Delete for good',
  snapshotName: 'Snapshot name',
  snapshotHint: 'Name (default: date and time)',
  save: 'Save snapshot',
  saved: 'Snapshots',
}

export const historyCopy: Copy<typeof ja> = { ja, en }

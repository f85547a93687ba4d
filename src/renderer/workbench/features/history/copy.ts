import { counted, grouped } from '../../../../contract/rules/english-amounts.ts'
import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '履歴と保存',
  search: '分岐 枝 元に戻す やり直す スナップショット カプセル 復元 戻れる時点 不具合',
  command: {
    saveSnapshot: 'スナップショットを保存',
    undo: '元に戻す',
    undoSearch: '直前',
    redo: 'やり直す',
    goTo: (moment: string, at: string) => `「${moment}」（${at}）へ移動`,
  },
  savedWorld: {
    title: 'スナップショット',
    name: 'スナップショットの名前',
    nameHint: '名前（空欄なら日時）',
    save: '保存',
    restore: '戻す',
    restoreLabel: (name: string) => `「${name}」に戻す`,
    remove: '削除',
    removeLabel: (name: string) => `「${name}」を削除`,
    reallyRemove: '削除する',
  },
  moments: '戻れる時点',
  count: (moments: number, branches: number, room: string) =>
    `時点 ${grouped(moments)}件 ・ 分岐 ${branches}件 ・ 戻っても分岐は消えません。${room}`,
  room: (used: string, most: string) => `ディスクの${used} MBを使っています（${most} MBまで）。`,
  nearlyFull: (oldest: string) =>
    `まもなく履歴がいっぱいになります。次に別の世界を開くか時間を大きく進めると、いちばん古い「${oldest}」から順に削除されます。残したい世界は、その時点へ移動してスナップショットを保存してください。`,
  forgotten: (count: number) => `容量の上限に達したため、古い時点${count}件を削除しました。`,
  moment: {
    now: 'いま',
    changes: (moment: string, count: number) => `「${moment}」の世界の変化 ${count}件`,
    recordFrom: (moment: string) => `「${moment}」から記録`,
    go: '移動',
    goLabel: (moment: string) => `「${moment}」へ移動`,
  },
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
  savedWorld: {
    title: 'Snapshots',
    name: 'Snapshot name',
    nameHint: 'Name (default: date and time)',
    save: 'Save snapshot',
    restore: 'Restore',
    restoreLabel: (name) => `Restore “${name}”`,
    remove: 'Delete',
    removeLabel: (name) => `Delete “${name}”`,
    reallyRemove: 'Delete for good',
  },
  moments: 'Moments',
  count: (moments, branches, room) =>
    `${counted(moments, 'moment')} · ${counted(branches, 'branch', 'branches')} · Going back keeps all branches. ${room}`,
  room: (used, most) => `${used} of ${most} MB on disk.`,
  nearlyFull: (oldest) =>
    `The history is almost full. The next new world or large jump removes the oldest moments, “${oldest}” first. To keep a world, go to it and save a snapshot.`,
  forgotten: (count) => `Removed ${counted(count, 'old moment')} to make room.`,
  moment: {
    now: 'Now',
    changes: (moment, count) => `World changes in “${moment}”: ${count}`,
    recordFrom: (moment) => `Record from “${moment}”`,
    go: 'Go',
    goLabel: (moment) => `Go to “${moment}”`,
  },
}

export const historyCopy: Copy<typeof ja> = { ja, en }

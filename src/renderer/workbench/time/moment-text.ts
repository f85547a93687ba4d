import type { LoadSource, Moment } from '../../../contract/control/history.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import { formatMoment } from './format-moment.ts'

const loads: Readonly<Record<LoadSource, string>> = {
  reset: '世界を作り直す',
  storyline: '筋書きを始める',
  snapshot: 'スナップショットに戻す',
  capsule: 'カプセルを読み込む',
  checkpoint: '戻れる時点へ戻す',
  generation: '前の世代に戻す',
}

const acts: Readonly<Record<string, string>> = {
  reviewAge: '書類を判定する',
  submitSampleDocument: '見本の書類を提出する',
  changeNextDocument: '次の書類を決める',
  writeAsOperator: '運営局として書く',
  publish: 'お知らせを公開する',
  recommend: '二人を紹介する',
  giveRank: 'ランクを付ける',
  changeStanding: 'ステータスを変える',
  declineNextRenewal: '次の更新を断ることにする',
  actAsMember: '会員として行う',
  changeTownActivity: '町の会員を動かす・休ませる',
  changeVariants: 'バリエーションを変える',
}

/** What brought a moment about, in a few words. */
export function momentText({ kind, subject, at, name }: Moment): string {
  if (name !== null) return name
  switch (kind) {
    case 'start':
      return 'はじまり'
    case 'call':
      return endpointTitle({ id: subject, summary: subject })
    case 'frame':
      return 'メッセージを送る'
    case 'operator':
      return acts[subject] ?? '運営デスクの操作'
    case 'jump':
      return `${formatMoment(Date.parse(at))} へ移動`
    case 'load':
      return loads[subject as LoadSource]
    case 'step':
      return subject
  }
}

import { controlCodes, type ControlCode } from '../../../contract/control/define-control.ts'

/** What each refusal of the control API means for the person at the workbench, and what to do. */
const texts: Readonly<Record<ControlCode, string>> = {
  'not-json': '内容を読み取れませんでした。JSON のファイルかどうかご確認ください。',
  fields: '入力の内容が正しくありません。直してからもう一度お試しください。',
  instant: '日時を読み取れませんでした。2026-11-21 03:00 のように入力してください。',
  duration: '長さを読み取れませんでした。7日、12時間のように入力してください。',
  'instant-passed': 'その日時は過ぎています。前に戻るには「元に戻す」か履歴をお使いください。',
  'instant-too-far': '100年より先へは進めません。もっと近い日時を選んでください。',
  capsule:
    'このカプセルは壊れているか、書きかえられています。何も変わっていません。もう一度書き出してもらってください。',
  'backend-address':
    'このアドレスは使えません。https:// から始まるものか、このコンピューターの http:// のものを入力してください。',
  'foreign-address': 'そのアドレスは、このコンピューターのものではありません。一覧から選び直してください。',
  unknown: 'この機能は、いまのサーバーにはありません。サーバーを起動し直してください。',
  'unknown-member': 'この世界に、その会員はいません。別の人を選ぶか、世界を作り直してください。',
  'unknown-persona': 'そのペルソナはありません。一覧から選び直してください。',
  'unknown-scenario': 'そのシナリオはありません。一覧から選び直してください。',
  'unknown-storyline': 'その筋書きはありません。一覧から選び直してください。',
  'unknown-snapshot': 'そのスナップショットはもうありません。一覧から選び直してください。',
  'unknown-checkpoint': 'その時点はもう残っていません。履歴から別の時点を選んでください。',
  'unknown-moment': 'その時点はもう残っていません。履歴から別の時点を選んでください。',
  'unknown-exchange': 'その通信はもう一覧に残っていないか、モックに届いていません。',
  'unknown-drift': 'その違いは、もう一覧にありません。パネルを開き直してください。',
  'picture-gone': '書類の写真は、判定と同時に消えました。',
  state: 'いまはその操作ができません。',
  'real-api': '実際の API につながっている間は使えません。「バックエンド」でモックに戻してください。',
  'no-edge': 'その予定は、この先にありません。',
  'first-moment': 'これより前には戻れません。',
  'nothing-undone': 'やり直せる操作はありません。',
  'moment-forgotten': 'その通信の直前は、もう残っていません。履歴から近い時点を選んでください。',
  'no-storyline': '進行中の筋書きはありません。「筋書き」で始めてください。',
  'last-step': 'ここが筋書きの終わりです。',
  'first-step': 'ここが筋書きのはじまりです。',
  'no-network':
    'このコンピューターは、どのネットワークにもつながっていません。スマートフォンと同じ Wi-Fi につないでから、もう一度お試しください。',
  'not-listening': 'そのネットワークでは待ち受けられませんでした。別のネットワークを選んでください。',
  store: 'データフォルダーを読み書きできませんでした。空き容量と、フォルダーの権限をご確認ください。',
  'time-rule': '時刻の規則でエラーが起きました。「元に戻す」で前の時点に戻ってください。',
}

const known: ReadonlySet<string> = new Set(controlCodes)

/** The text for people: by the reason's name; the service's own words, which are Japanese, where a rule refused. */
export function problemText(status: number, refusal: { error: string; code?: string | undefined }): string {
  const { error, code } = refusal
  if (code !== undefined && known.has(code)) return texts[code as ControlCode]
  return /[ぁ-ん]/.test(error) ? error : `エラーが発生しました（${status}）。もう一度お試しください。`
}

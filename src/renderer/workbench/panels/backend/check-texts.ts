import type { BackendCheck } from '../../../../contract/control/backend.ts'

/** Why a server cannot be used, and what to look at. */
export const problemTexts: Readonly<Record<Exclude<BackendCheck['problem'], null>, string>> = {
  refused: '応答がありません。番号が合っているか、サーバーが起動しているかご確認ください。',
  'unknown-name': 'その名前のサーバーが見つかりません。つづりと、ネットワークの接続をご確認ください。',
  silent: '5秒待っても応答がありません。アドレスと、ファイアウォールをご確認ください。',
  certificate: '証明書を確かめられません。正しい証明書のあるアドレスをお使いください。',
  'breaks-off': '途中で接続が切れました。アドレスの番号と、https かどうかをご確認ください。',
}

/** Below this the two clocks agree as far as a Date header can tell. */
const agreeMs = 3000

interface ClockLine {
  readonly mark: 'good' | 'warn'
  readonly title: string
  readonly text: string
  readonly aside: string
}

/** What the difference of the clocks means for what the phones show. */
export function clockText(differenceMs: number | null): ClockLine {
  if (differenceMs === null)
    return {
      mark: 'warn',
      title: '時計が分かりません',
      text: '応答に時刻がないため、期限の表示がずれることがあります。',
      aside: '',
    }
  const off = Math.abs(differenceMs)
  if (off < agreeMs)
    return { mark: 'good', title: '時計が合っています', text: 'このコンピューターと同じです。', aside: '' }
  const way = differenceMs > 0 ? '進んで' : '遅れて'
  return {
    mark: 'warn',
    title: `時計が${spanText(off)}${way}います`,
    text: '期限の表示も、そのぶんずれて見えます。',
    aside: `${differenceMs > 0 ? '+' : '−'}${Math.round(off / 1000).toLocaleString('ja-JP')}秒`,
  }
}

const units = [
  ['日', 86_400_000],
  ['時間', 3_600_000],
  ['分', 60_000],
  ['秒', 1000],
] as const

/** The two largest units of a span: 2分14秒. */
function spanText(ms: number): string {
  const first = units.findIndex(([, size]) => ms >= size)
  const shown = units.slice(first, first + 2)
  let rest = ms
  return shown
    .map(([name, size]) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      return count === 0 ? '' : `${count}${name}`
    })
    .join('')
}

import type { Mail } from '../../../../contract/control/world.ts'

/** Colours and sizes of the member app's paper; style attributes are all that a page inside ours may bring. */
const paper =
  'margin:0;padding:20px;background:#fdf9f5;color:#2b1d28;font:15px/1.8 sans-serif;overflow-wrap:anywhere;word-break:auto-phrase'
const button =
  'display:inline-block;padding:10px 22px;border-radius:999px;background:#f4a94a;color:#2b1d28;font-weight:600'
const spent = 'display:inline-block;padding:10px 22px;border-radius:999px;background:#ece4e0;color:#6d5f68'

/** A mail as its reader sees it: a page of its own for a frame that may do nothing. */
export function mailPage({ text, links }: Pick<Mail, 'text' | 'links'>): string {
  const lines = text.split('\n').map((line) => {
    const link = links.find(({ address }) => address === line.trim())
    if (link === undefined) return line === '' ? '<br>' : `<div>${escape(line)}</div>`
    const label =
      link.state === 'open' ? 'リンクを開く' : link.state === 'used' ? '使用済みのリンク' : '期限切れのリンク'
    return `<div style="padding:8px 0"><span style="${link.state === 'open' ? button : spent}">${label}</span></div>`
  })
  return `<!doctype html><html lang="ja"><body style="${paper}">${lines.join('')}</body></html>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

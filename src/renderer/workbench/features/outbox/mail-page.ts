import type { Mail } from '../../../../contract/control/outbox.ts'
import { escaped } from '../../../../contract/files/junit.ts'
import { mailLinkTexts } from './copy.ts'

/** Colours and sizes of the member app's mails. The frame allows style attributes only. */
const paper =
  'margin:0;padding:20px;background:#fdf9f5;color:#2b1d28;font:15px/1.8 sans-serif;overflow-wrap:anywhere;word-break:auto-phrase'
const pill = 'display:inline-block;padding:10px 22px;border-radius:999px'
const open = `${pill};background:#f4a94a;color:#2b1d28;font-weight:600`
const spent = `${pill};background:#ece4e0;color:#6d5f68`

/** A mail as its recipient sees it, in a frame without permissions. */
export function mailPage({ text, links }: Pick<Mail, 'text' | 'links'>): string {
  const lines = text.split('\n').map((line) => {
    const link = links.find(({ address }) => address === line.trim())
    if (link === undefined) return line === '' ? '<br>' : `<div>${escaped(line)}</div>`
    return `<div style="padding:8px 0"><span style="${link.state === 'open' ? open : spent}">${mailLinkTexts[link.state]}</span></div>`
  })
  return `<!doctype html><html lang="ja"><body style="${paper}">${lines.join('')}</body></html>`
}

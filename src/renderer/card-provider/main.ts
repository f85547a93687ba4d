// Browser script of the card provider (IMP-10). It calls the server it was loaded from, so it works on any page.
import type { CardTokenResult, CardTokenizer } from '../../contract/card-tokenizer.ts'

const unreachable: CardTokenResult = { error: '通信に失敗しました。時間をおいて再度お試しください。' }

// Always set in a classic script.
const { src } = document.currentScript as HTMLScriptElement
const address = new URL('/mock/card-tokens', src)

async function ask(card: object): Promise<CardTokenResult> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(card) })
  return response.ok ? readResult(await response.json()) : unreachable
}

function readResult(body: unknown): CardTokenResult {
  if (typeof body !== 'object' || body === null) return {}
  if ('token' in body && typeof body.token === 'string') return { token: body.token }
  return 'error' in body && typeof body.error === 'string' ? { error: body.error } : {}
}

const tokenizer: CardTokenizer = {
  createToken(card, onResult) {
    void ask(card)
      .catch(() => unreachable)
      .then(onResult)
  },
}
Object.assign(window, { YoimachiCard: Object.freeze(tokenizer) })

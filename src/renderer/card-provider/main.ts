// Browser script of the card provider (IMP-10). It calls the server it was loaded from, so it works on any page.
import type { CardTokenAnswer, CardTokenizer } from '../../contract/calls/payment.ts'

const unreachable: CardTokenAnswer = { error: '通信に失敗しました。時間をおいて再度お試しください。' }

// Always set in a classic script.
const { src } = document.currentScript as HTMLScriptElement
const address = new URL('/mock/card-tokens', src)

async function ask(card: object): Promise<CardTokenAnswer> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(card) })
  return response.ok ? readAnswer(await response.json()) : unreachable
}

function readAnswer(answer: unknown): CardTokenAnswer {
  if (typeof answer !== 'object' || answer === null) return {}
  if ('token' in answer && typeof answer.token === 'string') return { token: answer.token }
  return 'error' in answer && typeof answer.error === 'string' ? { error: answer.error } : {}
}

const tokenizer: CardTokenizer = {
  createToken(card, answer) {
    void ask(card)
      .catch(() => unreachable)
      .then(answer)
  },
}
Object.assign(window, { YoimachiCard: Object.freeze(tokenizer) })

/**
 * The browser script of the card provider (IMP-10). It asks the server it came from, so it works on any page that loads
 * it: `YoimachiCard.createToken({ number, name, expMonth, expYear, cvv2 }, callback)` calls back once with `{ token }` or
 * `{ error }`, a text in Japanese.
 */
export const cardTokenScript = `
(() => {
  const address = new URL('/mock/card-tokens', document.currentScript.src)
  const unreachable = { error: '通信に失敗しました。時間をおいて再度お試しください。' }
  const ask = async (card) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(card) })
    return response.ok ? response.json() : unreachable
  }
  window.YoimachiCard = Object.freeze({
    createToken(card, callback) {
      ask(card).catch(() => unreachable).then(callback)
    },
  })
})()
`

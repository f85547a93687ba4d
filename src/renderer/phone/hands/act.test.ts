// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { PhoneAct } from '../../../contract/phone-hands.ts'
import type { ShownExpectation } from '../../../contract/storyline/expectations.ts'
import type { Page } from '../link.ts'

const page: Page = window
/** What the page shows of a layout: every element is ten pixels wide and nothing covers it. */
function lay(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`
  document.title = 'お相手'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
  document.elementFromPoint = () => document.body
  return document.querySelector('main') as HTMLElement
}

await import('./main.ts')

/** Hands on the page; `back` counts. */
function takeHands(present: () => Page | undefined = () => page) {
  const back = vi.fn<() => boolean>(() => true)
  const hands = window.takeHands?.({ page: present, back, pageInside: present, report: () => {} })
  if (!hands) throw new Error('Failed to take hands: the script has not run.')
  const act = (action: PhoneAct) => hands.act(action, false)
  const check = (expected: ShownExpectation) => hands.check(expected)
  return { hands, act, check, back }
}

const on = { phone: 'a' } as const
const button = (name: string) => ({ role: 'button', name }) as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const [{ fetch }, { send }] = [window, XMLHttpRequest.prototype]
  return () => {
    vi.useRealTimers()
    // The hands count the calls of a page.
    window.fetch = fetch
    XMLHttpRequest.prototype.send = send
  }
})
/** Runs the clock until the work ends. */
async function ended<T>(work: Promise<T>): Promise<T> {
  const limit = vi.advanceTimersByTimeAsync(20_000)
  const result = await work
  await limit
  return result
}

test('presses like a finger, as soon as the button comes', async () => {
  const main = lay('')
  const seen: string[] = []
  for (const type of ['pointerdown', 'mousedown', 'focusin', 'click'])
    main.addEventListener(type, (event) => seen.push(`${event.type} ${(event.target as Element).localName}`))
  const done = takeHands().act({ press: button('保留する'), ...on })
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toEqual([])
  main.innerHTML = '<button>保留する</button>'
  expect(await ended(done)).toBeNull()
  expect(seen).toEqual(['pointerdown button', 'mousedown button', 'focusin button', 'click button'])
})

test('rests until the slowest call has ended, but not for a picture that keeps moving', async () => {
  const main = lay('')
  const fetchOfPage = page.fetch
  const callMs = 8000
  page.fetch = () => new Promise((resolve) => setTimeout(() => resolve(new Response()), callMs))
  const { hands } = takeHands()
  hands.attend()
  const rested = vi.fn<() => void>()
  const move = setInterval(() => main.toggleAttribute('data-moved'), 20)
  void page.fetch('/api/profile')
  void hands.rest().then(rested)
  await vi.advanceTimersByTimeAsync(callMs - 10)
  expect(rested).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(rested).toHaveBeenCalledOnce()
  clearInterval(move)
  page.fetch = fetchOfPage
})

test('presses a key where the page listens, and sends the form of a field with Enter', async () => {
  const main = lay('<form><label>検索<input></label></form><div role="dialog" aria-label="確認"><i>文</i></div>')
  const seen: string[] = []
  main.addEventListener('keydown', (event) => seen.push(`${event.key} ${(event.target as Element).localName}`))
  main.addEventListener('submit', (event) => {
    event.preventDefault()
    seen.push('submit')
  })
  const { act } = takeHands()
  expect(await ended(act({ key: 'Escape', ...on }))).toBeNull()
  expect(await ended(act({ key: 'Enter', on: { role: 'textbox', name: '検索' }, ...on }))).toBeNull()
  expect(seen).toEqual(['Escape div', 'Enter input', 'submit'])
  const { fault } = { fault: await ended(act({ key: 'Enter', on: { role: 'textbox', name: '名前' }, ...on })) }
  expect(fault).toMatchObject({ reason: 'missing' })
})

test('waits while a page loads, and acts on the page that comes', async () => {
  lay('<button>送る</button>')
  let shown: Page | undefined
  const click = vi.fn<() => void>()
  document.querySelector('button')?.addEventListener('click', click)
  const done = takeHands(() => shown).act({ press: button('送る'), ...on })
  await vi.advanceTimersByTimeAsync(5000)
  expect(click).not.toHaveBeenCalled()
  shown = page
  expect(await ended(done)).toBeNull()
  expect(click).toHaveBeenCalledOnce()
})

test.each([
  ['<button>いいね</button><button>戻る</button>', { reason: 'missing', there: ['いいね', '戻る'] }],
  ['<button>保留する</button><button>保留する</button>', { reason: 'several', there: [] }],
  ['<button disabled>保留する</button>', { reason: 'disabled', there: [] }],
])('says what stood there instead: %s', async (html, fault) => {
  lay(html)
  const { act } = takeHands()
  expect(await ended(act({ press: button('保留する'), ...on }))).toEqual({ ...fault, page: 'お相手' })
})

test('types, chooses and gives a file as a form library hears it', async () => {
  const main =
    lay(`<label>一言 <input></label><label>月 <select><option value="1">1月</option><option value="2">2月</option>
    </select></label><label>写真 <input type="file"></label>`)
  const seen: string[] = []
  for (const type of ['input', 'change'])
    main.addEventListener(type, ({ target }) => seen.push(`${type} ${(target as HTMLInputElement).value}`))
  const { act } = takeHands()
  expect(await ended(act({ type: { role: 'textbox', name: '一言' }, text: 'こんばんは', ...on }))).toBeNull()
  expect(await ended(act({ choose: { role: 'combobox', name: '月' }, option: '2月', ...on }))).toBeNull()
  expect(seen).toEqual(['input こんばんは', 'change こんばんは', 'input 2', 'change 2'])
  const upload = { role: 'button', name: '写真' } as const
  const given = new File(['x'], 'x.png', { type: 'image/png' })
  expect(await ended(act({ upload, file: 'files/x.png', given, ...on }))).toBeNull()
  expect(document.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]?.name).toBe('x.png')
  const none = act({ choose: { role: 'combobox', name: '月' }, option: '13月', ...on })
  expect(await ended(none)).toMatchObject({ reason: 'option', there: ['1月', '2月'] })
})

test('a story that is stopped while it waits for a field of files takes no later press of a person', async () => {
  const main = lay('<button>写真</button>')
  const { act, hands } = takeHands()
  const given = new File(['x'], 'x.png', { type: 'image/png' })
  const stopped = act({ upload: button('写真'), file: 'files/x.png', given, ...on })
  await vi.advanceTimersByTimeAsync(1000)
  hands.stop('stopped')
  expect(await ended(stopped)).toMatchObject({ reason: 'stopped' })
  main.innerHTML = '<input type="file">'
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  main.querySelector('input')?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

test('a button of a page that is gone hears nothing of the next page, and gives it no related target', async () => {
  lay('<button>次へ</button>')
  const { act } = takeHands()
  expect(await ended(act({ press: button('次へ'), ...on }))).toBeNull()
  const former = document.querySelector('button') as HTMLButtonElement
  document.implementation.createHTMLDocument().body.append(former)
  const seen: unknown[] = []
  former.addEventListener('focusout', () => seen.push('left'))
  const main = lay('<button>送る</button>')
  main.addEventListener('focusin', ({ relatedTarget }) => seen.push(relatedTarget))
  expect(await ended(act({ press: button('送る'), ...on }))).toBeNull()
  expect(seen).toEqual([null])
})

test('goes back, and says so when there is no page to go back to', async () => {
  lay('')
  const { act, back } = takeHands()
  expect(await ended(act({ back: true, ...on }))).toBeNull()
  back.mockReturnValue(false)
  expect(await ended(act({ back: true, ...on }))).toMatchObject({ reason: 'no-back' })
})

test('ends what waits when play stops, or another person takes the phone', async () => {
  lay('')
  const { hands, act } = takeHands()
  for (const reason of ['stopped', 'other-person'] as const) {
    const done = act({ press: button('送る'), ...on })
    await vi.advanceTimersByTimeAsync(500)
    hands.stop(reason)
    expect(await ended(done)).toMatchObject({ reason })
  }
})

test('checks texts, states, counts and absence, and waits until they hold', async () => {
  const main = lay(
    '<button disabled>送る</button><ul><li>一</li><li>二</li></ul><input type="checkbox" aria-label="既読">',
  )
  Object.defineProperty(document.body, 'innerText', { get: () => document.body.textContent, configurable: true })
  const { check } = takeHands()
  const holds = async (expected: object) => ended(check({ ...on, ...expected } as ShownExpectation))
  const items = { element: { role: 'listitem' } }
  expect(await holds({ text: '一' })).toBeNull()
  expect(await holds({ text: '三', absent: true })).toBeNull()
  expect(await holds({ element: button('送る'), enabled: false })).toBeNull()
  expect(await holds({ ...items, count: 2 })).toBeNull()
  expect(await holds({ element: { role: 'checkbox', name: '既読' }, checked: false })).toBeNull()
  expect(await holds({ text: '三' })).toMatchObject({ reason: 'text', there: [], page: 'お相手' })
  expect(await holds({ text: '送る一三' })).toMatchObject({ reason: 'text', there: ['送る一二'] })
  expect(await holds({ element: button('送る'), enabled: true })).toMatchObject({ reason: 'enabled', there: ['false'] })
  const read = { element: { role: 'checkbox', name: '既読' }, checked: true }
  expect(await holds(read)).toMatchObject({ reason: 'checked', there: ['false'] })
  expect(await holds({ ...items, count: 3 })).toMatchObject({ reason: 'count', there: ['2'] })
  expect(await holds({ element: button('送る'), absent: true })).toMatchObject({ reason: 'shown' })
  const later = check({ element: button('戻る'), ...on })
  await vi.advanceTimersByTimeAsync(500)
  main.insertAdjacentHTML('beforeend', '<button>戻る</button>')
  expect(await ended(later)).toBeNull()
})
